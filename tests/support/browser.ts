/** A socket that stays silent. */
class SilentSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly readyState = SilentSocket.CONNECTING;
  close(): void {}
  send(): void {}
}

class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A window 1440 px wide with a mouse and the light theme. */
function matches(query: string): boolean {
  const [, side, width] = /\((min|max)-width: ([\d.]+)px\)/.exec(query) ?? [];
  return side === "min" ? 1440 >= Number(width) : side === "max" && 1440 <= Number(width);
}

/* What jsdom lacks of a browser and the console asks for. */
Object.assign(window, {
  matchMedia: (query: string) =>
    Object.assign(new EventTarget(), { media: query, matches: matches(query), onchange: null }),
  scrollTo: () => undefined,
  WebSocket: SilentSocket,
  ResizeObserver: StillObserver,
  IntersectionObserver: StillObserver,
});
document.head.append(
  Object.assign(document.createElement("meta"), { name: "berth-dev-tools", content: "on" }),
);
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
/* Nothing is laid out here, but dialogs and menus give the focus only to what has a place. */
document.body.getBoundingClientRect = () => new DOMRect(0, 0, 1440, 900);
Object.defineProperty(HTMLElement.prototype, "offsetParent", {
  configurable: true,
  get(this: HTMLElement) {
    return this === document.body || this.closest("[hidden]") ? null : this.parentElement;
  },
});
