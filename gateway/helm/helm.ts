/** A file of a chart. */
export interface HelmFile {
  path: string;
  text: string;
}

/** What is installed, and where. */
export interface HelmTarget {
  release: string;
  namespace: string;
}

/** The `helm` command. What it is given is written into a folder of its own, which is gone afterwards. */
export interface Helm {
  /** What it says of its version; null where there is no such command. */
  release(): Promise<string | null>;
  /** What it says against a chart, a line each. @throws {AppError} HELM_NOT_INSTALLED, HELM_FAILED. */
  lint(files: readonly HelmFile[], values?: string): Promise<{ lines: string[]; isPassed: boolean }>;
  /** The manifests of a chart. @throws {AppError} HELM_NOT_INSTALLED, HELM_FAILED with what it said. */
  template(files: readonly HelmFile[], target: HelmTarget, values?: string): Promise<string>;
  /** Lints, and renders what installing would make, without asking a cluster. @throws {AppError} as `template`. */
  dryRun(
    files: readonly HelmFile[],
    target: HelmTarget,
  ): Promise<{ manifest: string; lines: string[]; isPassed: boolean }>;
  /** Installs a chart in the cluster, or brings what is installed to it. @throws {AppError} as `template`. */
  upgrade(files: readonly HelmFile[], target: HelmTarget, values?: string): Promise<void>;
  /** Takes a release out of the cluster. @throws {AppError} as `template`. */
  uninstall(target: HelmTarget): Promise<void>;
}
