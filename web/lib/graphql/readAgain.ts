/**
 * Asks for a record again. Who does not wait for the answer need not mind that it fails, or that the screen is left before it
 * comes; who waits for it is told.
 * @param refetch asks the gateway again.
 */
export function readAgain<TRecord>(
  refetch: () => Promise<{ data?: { record?: TRecord | null | undefined } | null | undefined }>,
): Promise<TRecord | undefined> {
  const asked = refetch().then(({ data }) => data?.record ?? undefined);
  asked.catch(() => undefined);
  return asked;
}
