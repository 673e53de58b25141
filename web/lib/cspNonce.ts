/** The nonce under which this page may add styles; undefined where there is no such policy, in tests for example. */
export const cspNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce || undefined;
