export const portProtocols = ["HTTP", "GRPC", "WS", "TCP", "UDP"] as const;
export type AppPortProtocolText = (typeof portProtocols)[number];

export interface AppPortRow {
  port: number;
  protocol: AppPortProtocolText;
  isPublic: boolean;
}

export interface AppHealthCheckRow {
  path: string | null;
  port: number;
}

export interface AppVolumeRow {
  name: string;
  mountPath: string;
  sizeGib: number;
}

export interface AppSpecRow {
  image: string;
  command: string[] | null;
  args: string[] | null;
  cpuMilli: number;
  memoryMib: number;
  ports: AppPortRow[];
  health: AppHealthCheckRow | null;
  volumes: AppVolumeRow[];
  isReadOnly: boolean;
}

export interface AppSleepRow {
  isEnabled: boolean;
  idleMinutes: number;
}

/** A variable as it is kept: a secret is sealed. */
export interface KeptVariable {
  key: string;
  value: string;
  isSecret: boolean;
}

export interface KeptFile {
  path: string;
  content: string;
}

/** All that a version of an app is made of. */
export interface Snapshot {
  spec: AppSpecRow;
  variables: KeptVariable[];
  files: KeptFile[];
}
