/** An amount in fen, as a field holds it, of millionths, and back. */
export const fenOf = (micros: string | null | undefined): number | null =>
  micros === null || micros === undefined ? null : Math.round(Number(micros) / 10_000);

export const microsOf = (fen: number | null): string | null => (fen === null ? null : `${fen * 10_000}`);
