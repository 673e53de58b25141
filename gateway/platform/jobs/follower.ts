import type { Background } from "#gateway/platform/background.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { Fence } from "./leader.ts";

/** What a follower is given beside what lives as long as the gateway. */
export interface FollowerFacts {
  home: Store;
  /** The right to change the store; null where another process leads. */
  fence: () => Fence | null;
  /** Waits by the time of leading, and ends before the right to lead does. */
  background: Background;
}

/** Work that follows what happens all the time, in the process that leads; every process begins it, and looks whether it leads. */
export interface Follower<Services> {
  /** Its own name among all. */
  name: string;
  /** Begins it, once the gateway answers; the answer ends it. */
  begin: (work: Services & FollowerFacts) => () => Promise<void>;
}
