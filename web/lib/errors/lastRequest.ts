let last: string | undefined;

/** Notes the number that the gateway gave a request of this page. */
export function noteRequest(number: string | null | undefined): void {
  last = number ?? last;
}

/** The number of the last request that was answered: what a screen broke over, where nothing else says it. */
export const lastRequest = (): string | undefined => last;
