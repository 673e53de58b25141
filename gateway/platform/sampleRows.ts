import type { Config } from "./config.ts";

/** Whether a new store begins with the sample rows. */
export const hasSampleRows = ({ sampleAccess, sampleAccounts }: Config): boolean =>
  sampleAccess !== "off" || sampleAccounts;
