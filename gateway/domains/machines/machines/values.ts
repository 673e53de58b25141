export const states = [
  "PENDING",
  "RUNNING",
  "STOPPED",
  "RESIZED",
  "RESCUE",
  "ISOLATED",
  "RECYCLED",
  "ERROR",
] as const;
export type MachineStateText = (typeof states)[number];

/** Where a machine is; RELEASED is what nobody sees any more, until the hypervisor has let go of it. */
export type State = MachineStateText | "RELEASED";

export type MachineTaskText =
  | "SPAWNING"
  | "STARTING"
  | "STOPPING"
  | "REBOOTING"
  | "RESETTING_PASSWORD"
  | "SNAPSHOTTING"
  | "RESTORING"
  | "PRUNING"
  | "RESCUING"
  | "UNRESCUING"
  | "REBUILDING"
  | "RESIZING"
  | "REVERTING"
  | "CONFIGURING"
  | "ISOLATING"
  | "RESUMING"
  | "RECYCLING";

export type MachineLockText = "DEBT" | "EXPIRED" | "ABUSE" | "REFUNDED";

export type MachineReasonText =
  | "HYPERVISOR_UNREACHABLE"
  | "IMAGE_MISSING"
  | "SPAWN_FAILED"
  | "START_FAILED"
  | "DISK_FAILED"
  | "SNAPSHOT_FAILED"
  | "NO_AGENT"
  | "SECRET_UNREADABLE"
  | "UNPAID"
  | "SOLD_OUT";

export type MachinePeriodText = "HOUR" | "MONTH" | "THREE_MONTHS" | "YEAR";

/** A step of the machine's table, as it is kept. */
export type MachineStepText =
  | "START"
  | "STOP"
  | "REBOOT"
  | "REBOOT_HARD"
  | "CONSOLE"
  | "PASSWORD"
  | "SNAPSHOT"
  | "SNAPSHOT_RESTORE"
  | "SNAPSHOT_DELETE"
  | "RESCUE"
  | "UNRESCUE"
  | "REBUILD"
  | "RESIZE"
  | "CONFIRM"
  | "REVERT"
  | "ATTACH"
  | "DETACH"
  | "GROW"
  | "FIREWALL"
  | "UPDATE"
  | "PAY"
  | "RENEW"
  | "RELEASE"
  | "RESTORE"
  | "DISCARD"
  | "PURGE"
  | "LOCK"
  | "UNLOCK"
  | "SPAWN"
  | "ISOLATE"
  | "RESUME_RUN"
  | "RESUME_RESCUE"
  | "RESUME_STOP"
  | "RESUME_ERROR"
  | "RECYCLE"
  | "REVOKE";
