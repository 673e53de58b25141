import type { KeptFile } from "#gateway/domains/hosting/specs/repository.ts";

export interface AppVariableRow {
  key: string;
  value: string | null;
  isSecret: boolean;
}

export type AppFileRow = KeptFile;

/** The environment of the newest version of an app, as it is shown. */
export interface AppEnvironmentRow {
  id: string;
  version: number;
  revision: number;
  variables: AppVariableRow[];
  files: AppFileRow[];
}
