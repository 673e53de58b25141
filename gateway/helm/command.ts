import { execFile } from "node:child_process";
import { AppError } from "#gateway/platform/errors.ts";
import { inFolder } from "./folder.ts";
import type { Helm, HelmFile, HelmTarget } from "./helm.ts";

/** How long a run may take, in milliseconds, and how many bytes it may say. */
const LONGEST = 20_000;
const MOST_SAID = 4 * 1024 * 1024;
/** How many run at once, and how many more wait. */
const AT_ONCE = 2;
const MOST_WAITING = 8;

interface Said {
  code: number;
  out: string;
  err: string;
}

const notThere = () =>
  new AppError(
    "HELM_NOT_INSTALLED",
    "There is no helm command on this gateway's PATH: install Helm 3 there.",
  );
const failed = (said: string) =>
  new AppError("HELM_FAILED", `helm refused it: ${said.trim().slice(0, 500) || "it said nothing."}`, {
    reason: said.trim().slice(0, 2_000),
  });

/** Lets so many at a time do something, in the order in which they come. */
function lane() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING)
        throw new AppError("TOO_MANY_REQUESTS", "Many charts are rendered now: try again in a moment.", {
          retryAfter: 5,
        });
      // Whoever is done hands the place over.
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** What the command is run with. */
export interface HelmSettings {
  /** Where the command is looked for, as the variable PATH says it. */
  path: string;
  /** The file that says where the cluster is; undefined for none. */
  kubeconfig?: string | undefined;
}

/** The `helm` command that is found on a path. It is given no shell, and of our variables the path alone. */
export function helmOn({ path, kubeconfig }: HelmSettings): Helm {
  const inLane = lane();

  const run = async (args: readonly string[], home: string): Promise<Said> =>
    await new Promise((resolve, reject) => {
      execFile(
        "helm",
        [...args],
        {
          cwd: home,
          env: { PATH: path, HOME: home, TMPDIR: home, HELM_NO_PLUGINS: "1" },
          timeout: LONGEST,
          killSignal: "SIGKILL",
          maxBuffer: MOST_SAID,
          shell: false,
        },
        (error, out, err) => {
          if (!error) resolve({ code: 0, out, err });
          else if (error.code === "ENOENT" || error.code === "EACCES") reject(notThere());
          else if (typeof error.code === "number") resolve({ code: error.code, out, err });
          else if (error.killed === true) reject(failed("It took longer than it may."));
          else reject(failed("It said more than is read."));
        },
      );
    });

  const within = async <T>(
    files: readonly HelmFile[],
    values: string,
    work: (run: (...args: string[]) => Promise<Said>, at: { chart: string; values: string }) => Promise<T>,
  ): Promise<T> =>
    await inLane(
      async () =>
        await inFolder(
          files,
          values,
          async ({ home, ...at }) => await work(async (...args) => await run(args, home), at),
        ),
    );

  /** @throws {AppError} HELM_FAILED where it did not pass. */
  const passed = ({ code, out, err }: Said): string => {
    if (code !== 0) throw failed(err || out);
    return out;
  };
  const lines = ({ out, err }: Said): string[] =>
    `${out}\n${err}`
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .slice(0, 200);
  const cluster = ({ namespace }: HelmTarget): string[] => [
    "--namespace",
    namespace,
    ...(kubeconfig === undefined ? [] : ["--kubeconfig", kubeconfig]),
  ];

  const lint: Helm["lint"] = async (files, values = "") =>
    await within(files, values, async (helm, at) => {
      const said = await helm("lint", at.chart, "--values", at.values);
      return { lines: lines(said), isPassed: said.code === 0 };
    });
  const template: Helm["template"] = async (files, { release, namespace }, values = "") =>
    await within(files, values, async (helm, at) =>
      passed(await helm("template", release, at.chart, "--namespace", namespace, "--values", at.values)),
    );

  return {
    release: async () => {
      try {
        const said = await within([], "", async (helm) => await helm("version", "--short"));
        return said.code === 0 ? said.out.trim().slice(0, 100) : null;
      } catch (error) {
        if (error instanceof AppError && error.code === "HELM_NOT_INSTALLED") return null;
        throw error;
      }
    },
    lint,
    template,
    dryRun: async (files, target) => {
      const linted = await lint(files);
      return { ...linted, manifest: await template(files, target) };
    },
    upgrade: async (files, target, values = "") =>
      await within(files, values, async (helm, at) => {
        const args = [
          "upgrade",
          target.release,
          at.chart,
          "--install",
          "--create-namespace",
          "--values",
          at.values,
        ];
        passed(await helm(...args, ...cluster(target)));
      }),
    uninstall: async (target) =>
      await within([], "", async (helm) => {
        passed(await helm("uninstall", target.release, "--ignore-not-found", ...cluster(target)));
      }),
  };
}
