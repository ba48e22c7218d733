### Standing orders.

orders-panel = **Standing orders for match { $match }.** They answer for you where the rules leave little to decide, after 20 to 90 seconds, so that nobody can tell them from you. They are your secret, count from the next question on, and can be changed at any time.
orders-field = **{ $order }**
orders-button = Standing orders
no-orders = This game asks nothing that could be answered in advance.
story-order = 📜 Your standing order answered for you:
command-match-orders = My standing orders: what is answered for me
