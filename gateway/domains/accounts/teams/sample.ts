import { z } from "zod";
import { DAY, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { sampleId } from "#gateway/platform/ids.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import * as projects from "./projectRepository.ts";
import * as seats from "./memberRepository.ts";
import * as teams from "./repository.ts";

const project = z.strictObject({
  id: z.string(),
  name: z.string(),
  environment: z.enum(["DEV", "STAGING", "PROD"]),
  color: z.enum(["TEAL", "BLUE", "VIOLET", "PINK", "ORANGE", "GREEN"]),
});
const member = z.strictObject({
  userId: z.string(),
  role: z.enum(["ADMIN", "DEVELOPER", "BILLING", "VIEWER"]),
  projectIds: z.array(z.string()).nullable(),
  daysAgo: z.int().positive(),
});
const sampleTeam = z.strictObject({
  id: z.string(),
  name: z.string(),
  ownerId: z.string(),
  daysAgo: z.int().positive(),
  projects: z.array(project).min(1),
  members: z.array(member),
});

/** Teams of the sample accounts, with who is in them and their projects. */
export async function seedTeams({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  for (const { id, name, ownerId, daysAgo, ...of } of readRows(sampleTeam, fixture)) {
    const at = timestamp(clock, -daysAgo * DAY);
    await teams.insert(db, { id, name, ownerId, lock: 1, version: 1, createdAt: at, updatedAt: at });
    for (const one of of.projects)
      await projects.insert(db, {
        ...one,
        teamId: id,
        nameKey: foldForSearch(one.name),
        version: 1,
        createdAt: at,
      });
    const owner = { userId: ownerId, role: "OWNER" as const, projectIds: null, daysAgo };
    for (const { daysAgo: days, ...seat } of [owner, ...of.members]) {
      const then: Clock = { now: () => clock.now() - days * DAY };
      await seats.addMember(db, {
        ...seat,
        id: sampleId("mem", then),
        teamId: id,
        joinedAt: timestamp(then),
      });
    }
  }
}
