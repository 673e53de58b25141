import type { RequestContext, Services } from "#gateway/platform/request/context.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import type { SampleSource } from "#gateway/platform/store/sampleRows.ts";
import type { Invariant } from "./invariant.ts";
import type { EntitySearch } from "./search.ts";
import type { JobFacts } from "#gateway/platform/jobs/jobs.ts";
import type { Follower } from "#gateway/platform/jobs/follower.ts";
import type { StateColumn } from "#gateway/platform/store/states.ts";
import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Periodic } from "#gateway/platform/jobs/leader.ts";
import type { Step } from "#gateway/platform/store/migrate.ts";

/** What work needs that no request asked for. */
export type Working = Pick<RequestContext, "store" | "live" | "clock" | "background">;

/** Does a kind of job. */
export type JobHandler = (work: Services & JobFacts) => Promise<void>;

/** What an entity brings to the gateway. The area's `index.ts` lists them. */
export interface Entity<Resolvers> extends SampleSource {
  resolvers?: Resolvers;
  /** How its rows are found by the search over all entities; every entity with a list that can be searched has it. */
  search?: EntitySearch;
  routes?: readonly RestRoute[];
  /** What an undo must not end either. */
  invariant?: Invariant;
  /** Steps of the store's shape, in order. */
  migrations?: Record<string, Step>;
  /** What does the jobs that it adds, by kind. */
  jobs?: Readonly<Record<string, JobHandler>>;
  /** What the leading process does for it again and again. */
  periodic?: readonly Periodic<Services>[];
  /** What follows what happens for it, in the leading process. */
  followers?: readonly Follower<Services>[];
  /** What falls due for it by the business time. */
  deadlines?: readonly Deadline<Services>[];
  /** Which of its rows stand how, for whoever runs the gateway. */
  states?: StateColumn;
  /** Takes up what waited when the gateway ended; called once, before the gateway answers. */
  resume?: (working: Working) => Promise<void>;
}
