/** Asks the gateway whether it works; the number is the one it gave this question. */
export async function askHealth(): Promise<{ ok: boolean; requestId: string | null }> {
  try {
    const { ok, headers } = await fetch("/healthz", { cache: "no-store" });
    return { ok, requestId: headers.get("x-request-id") };
  } catch {
    return { ok: false, requestId: null };
  }
}
