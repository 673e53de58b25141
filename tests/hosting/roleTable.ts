/** What becomes of somebody who asks: let pass, FORBIDDEN, told that there is no such thing, or asked to sign in. */
export type Outcome = "yes" | "no" | "none" | "guest";

/** Who asks. The app is of a project of a team; `elsewhere` is a DEVELOPER there who is limited to another project. */
export const callers = [
  "guest",
  "other client",
  "support",
  "staff developer",
  "team viewer",
  "team billing",
  "team developer",
  "team admin",
  "elsewhere",
  "owner",
  "administrator",
] as const;
export type Caller = (typeof callers)[number];

/** By hand: what each kind of field answers, in the order of `callers`. */
const kinds = {
  /** About whoever asks alone. */
  own: "guest yes yes yes yes yes yes yes yes yes yes",
  /** What there is to see of an app. */
  see: "guest none none none yes yes yes yes none yes yes",
  /** What only who runs it reads and does. */
  run: "guest none none none no no yes yes none yes yes",
  /** The same, and nobody from outside of the team. */
  within: "guest none none none no no yes yes none yes no",
  /** A secret, of which an administrator is told that there is none. */
  secret: "guest none none none no no yes yes none yes none",
  /** Making something in its project. */
  make: "guest none none none no no yes yes none yes none",
  /** What costs its owner. */
  pay: "guest none none none no yes no yes none yes no",
  /** What only who manages it does. */
  manage: "guest none none none no no no yes none yes yes",
  /** What administrators do. */
  hold: "guest no no no no no no no no no yes",
} as const;
type Kind = keyof typeof kinds;

/** By hand, and never of the schema: every field of `schema/hosting`. */
const fields: Record<Kind, string> = {
  own: "apps appIds appCounts appNameCheck hostingLimits hostingEngine hostingEngineChanged cronPreview appCreate appImport",
  see: `app appActs appVolumes bindings deployments hostingLogs hostingLogsFollowed hostingMetrics hostingMetricsSampled pod
    pods appEvents cronJobs cronRuns deployment appRevisions appRevisionDiff
    appChanged appEventAdded podsChanged deploymentChanged cronJobsChanged`,
  run: `appEnvironment appExport appUpdate appDeploy appRollback appScale appRestart appStop appStart appSleep appSleepSet
    appVariablesSet appVariablesTextSet appFilesSet appRevisionPin deploymentCancel cronJobCreate cronJobUpdate
    cronJobDelete cronJobRun podRemove bindingCheck bindingCreate bindingUpdate bindingDelete`,
  within: "appClone",
  secret: "appSecretReveal",
  make: "",
  pay: "appPay appRenew",
  manage: "appMove appDelete appRestore appPurge",
  hold: "appSuspend appResume",
};

/** Fields that take a project besides: what they answer with that of the team. */
const placed: Partial<Record<Kind, string>> = { make: "appNameCheck hostingLimits appCreate appImport" };

const kindNames = Object.keys(kinds).filter((name): name is Kind => Object.hasOwn(kinds, name));
const isOutcome = (text: string): text is Outcome => ["yes", "no", "none", "guest"].includes(text);

const outcomesOf = (table: Partial<Record<Kind, string>>): Map<string, Record<string, Outcome>> =>
  new Map(
    kindNames.flatMap((kind) => {
      const outcomes = kinds[kind].split(" ").filter(isOutcome);
      const row = Object.fromEntries(callers.map((caller, at) => [caller, outcomes[at] ?? "guest"]));
      return (table[kind]?.match(/\w+/g) ?? []).map((name) => [name, row] as const);
    }),
  );

export const fieldOutcomes = outcomesOf(fields);
export const placedOutcomes = outcomesOf(placed);
