import { z } from "zod";
import { timestamp, MINUTE, type Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { accountNamed } from "#gateway/domains/accounts/users/rules.ts";
import { chartTable, chartVersionStatuses } from "#gateway/domains/charts/charts/repository.ts";
import { changedFiles, sizeOf } from "./files.ts";
import { versionTable, type ChartFileRow } from "./repository.ts";

const version = z.strictObject({
  number: z.string(),
  status: z.enum(chartVersionStatuses),
  minutesAgo: z.int().min(0),
  note: z.string().default(""),
  /** The lines of each file, by path; those that are left out are as in the version before, those that are null are gone. */
  files: z.record(z.string(), z.array(z.string()).nullable()),
});
const sample = z.strictObject({
  ownerId: z.string(),
  name: z.string(),
  description: z.string(),
  versions: z.array(version).min(1),
});

/** Charts of the sample accounts, with their versions, in which the check finds no errors. */
export async function seedCharts(home: Store, fixture: Fixture, clock: Clock): Promise<void> {
  for (const { ownerId, name, description, versions } of readRows(sample, fixture)) {
    const newest = versions.at(-1);
    const at = (one: z.output<typeof version> | undefined) =>
      timestamp(clock, -(one?.minutesAgo ?? 0) * MINUTE);
    const chart = await chartTable.insert(home.db, {
      ownerId,
      owner: (await accountNamed(home, ownerId))?.fullName ?? "",
      name,
      description,
      number: newest?.number ?? "",
      status: newest?.status ?? "DRAFT",
      published: versions.findLast(({ status }) => status === "PUBLISHED")?.number ?? null,
      createdAt: at(versions[0]),
      updatedAt: at(newest),
    });
    let files: ChartFileRow[] = [];
    for (const one of versions) {
      files = changedFiles(
        files,
        Object.entries(one.files).map(([path, lines]) => ({
          path,
          text: lines && `${lines.join("\n")}\n`,
        })),
      );
      const isDecided = one.status !== "DRAFT" && one.status !== "IN_REVIEW";
      await versionTable.insert(home.db, {
        chartId: chart.id,
        number: one.number,
        status: one.status,
        files,
        size: sizeOf(files),
        errors: 0,
        note: one.note,
        submittedAt: one.status === "DRAFT" ? null : at(one),
        decidedAt: isDecided ? at(one) : null,
        createdAt: at(one),
        updatedAt: at(one),
      });
    }
  }
}
