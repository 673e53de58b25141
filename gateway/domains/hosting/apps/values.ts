export const appPhases = [
  "CREATING",
  "STARTING",
  "RUNNING",
  "DEGRADED",
  "UPDATING",
  "STOPPING",
  "STOPPED",
  "SLEEPING",
  "FAILED",
  "SUSPENDED",
  "DELETING",
  "RECYCLED",
] as const;
export type AppPhaseText = (typeof appPhases)[number];

/** Where an app is; DELETED is what its owner sees no more, until the engine has let go of it. */
export type Phase = AppPhaseText | "DELETED";

export type AppReasonText =
  | "COMMAND_FAILED"
  | "ENGINE_UNREACHABLE"
  | "EXITED"
  | "HEALTH_CHECK_FAILED"
  | "IMAGE_PULL_FAILED"
  | "OUT_OF_MEMORY"
  | "PORT_TAKEN"
  | "START_FAILED"
  | "SECRET_UNREADABLE"
  | "STOP_FAILED"
  | "UNPAID"
  | "DEBT"
  | "BUDGET"
  | "EXPIRED"
  | "ABUSE"
  | "DELETED"
  | "REFUNDED";

export type AppBillingText = "HOURLY" | "MONTHLY";
/** Where a deployment is that is under way. */
export type UnderWay = "QUEUED" | "PREPARING" | "PULLING" | "STARTING" | "CHECKING";
