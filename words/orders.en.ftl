### Standing orders.

orders-panel = **Standing orders for match { $match }.** They answer for you where there's little to decide. They take 20 to 90 seconds, so nobody can tell them from you. They're your secret, count from the next question on, and you can change them at any time.
    .quick = **Standing orders for match { $match }.** They answer for you at once, where there's little to decide: no hand is hidden in this game that they could give away. They count from the next question on, and you can change them at any time.
orders-field = **{ $order }**
orders-button = Standing orders
no-orders = There are no standing orders in this game.
story-order = 📜 Answered for you, as you ordered or as is usual (`/match orders`):
command-match-orders = My standing orders: what I'd like answered for me
