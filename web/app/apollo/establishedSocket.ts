/**
 * A WebSocket that is closed only once it is established. Closed before, browsers write a warning that nobody can act on, and
 * the other side never hears the code.
 */
export class EstablishedSocket extends WebSocket {
  override close(code?: number, reason?: string): void {
    if (this.readyState === WebSocket.CONNECTING)
      this.addEventListener("open", () => super.close(code, reason), { once: true });
    else super.close(code, reason);
  }
}
