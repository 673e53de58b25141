import type { DoorLayout, DoorName } from "./door.ts";

export const doorPath = (door: DoorName, layout: DoorLayout): string =>
  `/pages/authentication/${door}-${layout}`;
