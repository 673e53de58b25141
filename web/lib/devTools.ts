/** Whether the gateway shows its developer tools (`DEV_TOOLS`): it says so in the document. */
export const devToolsOn = (): boolean =>
  document.querySelector('meta[name="berth-dev-tools"]')?.getAttribute("content") === "on";
