import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { AppError } from "#gateway/platform/errors.ts";
import type { HelmFile } from "./helm.ts";

/** A folder that a run has for itself. */
export interface RunFolder {
  /** The folder itself: what the command takes for its home. */
  home: string;
  /** Where the chart is. */
  chart: string;
  /** Where the values are that come to it. */
  values: string;
}

/** The place of a file below a folder, and nowhere else. @throws {AppError} CHART_PATH_REFUSED */
function placeIn(folder: string, path: string): string {
  const parts = path.split("/");
  const place = join(folder, ...parts);
  const isBelow =
    place.startsWith(folder + sep) && parts.every((one) => one !== "" && one !== "." && one !== "..");
  if (!isBelow || path.includes("\0") || path.includes("\\"))
    throw new AppError("CHART_PATH_REFUSED", "A file of a chart lies below its folder.");
  return place;
}

/** Does something with files in a folder of their own, which is gone afterwards. Nothing there is a link: the folder is new, and each file is made anew. */
export async function inFolder<T>(
  files: readonly HelmFile[],
  values: string,
  work: (folder: RunFolder) => Promise<T>,
): Promise<T> {
  const home = await mkdtemp(join(tmpdir(), "berth-chart-"));
  try {
    const chart = join(home, "chart");
    await mkdir(chart);
    for (const { path, text } of files) {
      const place = placeIn(chart, path);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, text, { flag: "wx" });
    }
    const kept = join(home, "given.yaml");
    await writeFile(kept, values, { flag: "wx" });
    return await work({ home, chart, values: kept });
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
