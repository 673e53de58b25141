import { LRUCache } from "lru-cache";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RequestContext, Viewer } from "./context.ts";
import { noteArrivals, type Turn } from "./arrivals.ts";
import { record, type Recording } from "#gateway/platform/store/recording.ts";

/** A whole answer with status 200. */
export interface KeptAnswer {
  /** Its content type. */
  type: string;
  body: string | Buffer;
}

/** What of a context says who asks, and of what data. */
export type Asker = Pick<RequestContext, "viewer" | "token" | "sandbox" | "store" | "config">;

/** What serves kept answers: where they are, and who asks where that is told at once. */
export interface Keeping {
  kept: KeptAnswers;
  /** Who asks, where a request carries nothing that has to be read for it; else null. */
  guestOf(request: FastifyRequest): Asker | null;
}

/** Whole answers, each kept for as long as everything that it was made of stands. */
export interface KeptAnswers {
  /**
   * Where the answer to a question belongs; null when no answer to it may be kept.
   * @param question all of the request that the answer depends on.
   */
  keyOf(question: string, asker: Asker): string | null;
  /**
   * The answer, where there is one and nothing that it shows has changed.
   * @param turn the turn in which the request came, where it is answered at once.
   */
  find(key: string, turn?: Turn): KeptAnswer | undefined;
  /**
   * Begins to note what an answer is made of. Null when it cannot be noted now, and when nobody asked for it lately: what is
   * asked only once is not worth its place.
   */
  record(key: string, context: RequestContext): Recording | null;
  /** Keeps an answer, unless what was noted forbids it. */
  keep(key: string, recording: Recording, answer: KeptAnswer): void;
}

const MIB = 1024 * 1024;
const MAX_BYTES = 8 * MIB;
/** What the keys of the questions asked lately may take together. */
const MAX_ASKED = 2 * MIB;
const MAX_ANSWER = 512 * 1024;
/** What an entry takes beside its key and its body, about, and what a key takes that stands alone. */
const OVERHEAD = 1_000;
const OVERHEAD_OF_KEY = 200;

/** A person with all that may decide over what is answered: the account, the session or API token, and the rights it has now. */
const personOf = ({ userId, sessionId, scopes, abilityRules, permissions }: Viewer): string =>
  JSON.stringify([userId, sessionId, scopes, abilityRules, permissions]);

/** Makes an empty set of kept answers for a server, bounded in bytes: those that were not asked for longest go first. */
export function createKeptAnswers(app: FastifyInstance): KeptAnswers {
  noteArrivals(app);
  const kept = new LRUCache<string, KeptAnswer & { recording: Recording }>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ANSWER,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + OVERHEAD,
  });
  const asked = new LRUCache<string, true>({
    maxSize: MAX_ASKED,
    sizeCalculation: (_, key) => 2 * key.length + OVERHEAD_OF_KEY,
  });
  const persons = new WeakMap<Viewer, string>();
  /** Who asks, and of which data. */
  const nameOf = ({ viewer, sandbox, store }: Asker): string => {
    const person = viewer ? (persons.get(viewer) ?? personOf(viewer)) : "guest";
    if (viewer) persons.set(viewer, person);
    return `${store.versions?.id} ${sandbox ?? ""} ${person}`;
  };
  return {
    keyOf: (question, asker) => {
      // Who sends a token that stands for nobody is told so, or is nobody: not worth keeping apart.
      if (asker.viewer === null && asker.token !== null) return null;
      return `${nameOf(asker)}\n${question}`;
    },
    find: (key, turn) => {
      const found = kept.get(key);
      if (!found || found.recording.holds(turn)) return found;
      return undefined;
    },
    record: (key, { store, home, clock }) => {
      if (asked.get(key)) return record([store, home], clock);
      asked.set(key, true);
      return null;
    },
    keep: (key, recording, { type, body }) => {
      if (recording.isKeepable()) kept.set(key, { type, body, recording });
    },
  };
}
