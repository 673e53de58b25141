export function writeMail(address: string): void {
  window.location.assign(`mailto:${encodeURIComponent(address)}`);
}
