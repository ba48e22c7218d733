/** The line to the hall: requests with answers, and what the hall sends by itself. Reconnects. */

const STRANGER = 4003;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

export class Line {
  /**
   * @param {string} key what the hall wants to hear first
   * @param {{told: function(object), open: function(), lost: function(boolean)}} heard `told` gets
   *   what the hall sends by itself; `lost` whether it is of no use to try again
   */
  constructor(key, heard) {
    this.key = key;
    this.heard = heard;
    this.number = 0;
    this.waiting = new Map();
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** Ask for something; the answer may hold `error` or `failed`. Never rejects. */
  ask(what, fields = {}) {
    this.number += 1;
    const n = this.number;
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({ error: "The hall cannot be reached" });
    return new Promise((resolve) => {
      this.waiting.set(n, resolve);
      this.socket.send(JSON.stringify({ do: what, n, ...fields }));
    });
  }

  connect() {
    this.socket = new WebSocket(`ws://${location.host}/page/socket`);
    this.socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      this.socket.send(this.key);
      this.heard.open();
    });
    this.socket.addEventListener("message", (event) => this.hear(JSON.parse(event.data)));
    this.socket.addEventListener("close", (event) => this.lose(event.code === STRANGER));
  }

  hear(data) {
    if (data.part) {
      this.heard.told(data);
      return;
    }
    this.waiting.get(data.n)?.(data);
    this.waiting.delete(data.n);
  }

  lose(forGood) {
    for (const resolve of this.waiting.values()) resolve({ error: "The line to the hall was cut" });
    this.waiting.clear();
    this.heard.lost(forGood);
    if (forGood) return;
    setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
