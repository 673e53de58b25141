import { cspNonce } from "#web/lib/cspNonce.ts";

/** Elements of the page for a library that adds style sheets and writes styles as text. */
function createElement(name: string): HTMLElement {
  const element = Document.prototype.createElement.call(document, name);
  const nonce = cspNonce();
  if (nonce === undefined) return element;
  if (element instanceof HTMLStyleElement) element.nonce = nonce;
  const set = element.setAttribute.bind(element);
  element.setAttribute = (attribute, value) => {
    if (attribute === "style") element.style.cssText = value;
    else set(attribute, value);
  };
  return element;
}

/**
 * The page's document for such a library: its sheets carry the page's nonce, and its texts are set as properties, which the
 * content security policy leaves to scripts.
 */
export const noncedDocument = (): Document =>
  new Proxy(document, {
    get: (target, name) => {
      if (name === "createElement") return createElement;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

/** Lets what `work` makes at once by the page's own document be such elements too. */
export function withNonces(work: () => void): void {
  Object.defineProperty(document, "createElement", { value: createElement, configurable: true });
  try {
    work();
  } finally {
    Reflect.deleteProperty(document, "createElement");
  }
}
