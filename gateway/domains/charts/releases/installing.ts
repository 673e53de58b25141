import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { validate } from "#gateway/platform/validate.ts";
import {
  allow as allowVersion,
  isCluster,
  standOf,
  versionOf,
  whoIs,
} from "#gateway/domains/charts/versions/rules.ts";
import { allow } from "./machine.ts";
import * as releases from "./repository.ts";
import { MOST_RELEASES, type ChartReleaseRow, type ChartRevisionRow } from "./repository.ts";
import { noted } from "./rules.ts";
import { checkedValues } from "./values.ts";

const named = z.object({
  name: z
    .string()
    .trim()
    .min(2)
    .max(53)
    .regex(/^[a-z]([a-z0-9-]*[a-z0-9])$/, "use small letters, digits and hyphens, a letter first"),
});

/** @throws {AppError} see the schema. */
export async function install(
  context: RequestContext,
  { versionId, name: given, valuesYaml: written }: { versionId: string; name: string; valuesYaml: string },
): Promise<ChartReleaseRow> {
  const { name } = validate(named, { name: given });
  const { version, chart } = await versionOf(context, keyOf(versionId));
  allowVersion(standOf(context, chart, version), "INSTALL", whoIs(context, chart));
  const valuesYaml = checkedValues(version.files, written);
  const ownerId = viewerIdOf(context);
  const at = timestamp(context.businessClock);
  const isInCluster = isCluster(context) ? 1 : 0;
  const first: ChartRevisionRow = {
    revision: 1,
    versionId: version.id,
    number: version.number,
    valuesYaml,
    status: "PENDING_INSTALL",
    cause: "INSTALL",
    createdAt: at,
  };
  const status = isInCluster === 1 ? "PENDING_INSTALL" : allow({ status: first.status, kept: 1 }, "DONE");
  const row: ChartReleaseRow = {
    id: newId("rel", context.businessClock),
    ownerId,
    chartId: chart.id,
    name,
    taken: name,
    status,
    reason: "",
    isInCluster,
    revisions: [{ ...first, status }],
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  try {
    return await inHome(context, async (inside) => {
      const used = await releases.countOf(inside.home.db, ownerId);
      if (used >= MOST_RELEASES)
        throw new AppError("QUOTA_EXCEEDED", `There are ${MOST_RELEASES} releases: uninstall one first.`, {
          kind: "releases",
          limit: MOST_RELEASES,
          used,
        });
      await releases.insert(inside.home.db, row);
      await noted(inside, row, "INSTALL");
      return row;
    });
  } catch (error) {
    if (isTaken(error, "charts_releases"))
      throw badInput({ name: { code: "TAKEN", message: "You have a release of this name already." } });
    throw error;
  }
}
