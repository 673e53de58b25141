const fiveSeconds = 5_000;

/** Others change what this screen shows: it is asked for again every five seconds, but not from a hidden tab. */
export const polling = { pollInterval: fiveSeconds, skipPollAttempt: () => document.hidden };
