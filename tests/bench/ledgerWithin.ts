import { systemClock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";

/** Where money moves while nobody listens. */
export const openWithin = (store: Store): Within => ({
  home: store,
  businessClock: systemClock,
  homeLive: {
    publish: () => {},
    subscribe: () => {
      throw new Error("Nobody listens.");
    },
    close: () => Promise.resolve(),
  },
  afterwards: (work) => work(),
});
