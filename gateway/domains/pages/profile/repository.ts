import { z } from "zod";
import { fixedRows } from "#gateway/platform/store/seed.ts";

const entry = z.strictObject({ property: z.string(), value: z.string(), icon: z.string() });
const chips = z.array(z.strictObject({ title: z.string(), color: z.string() }));
const faces = z.array(z.strictObject({ name: z.string(), avatar: z.string() }));
const day = z.int();
const minor = z.int().min(0);

const profile = () =>
  z.strictObject({
    header: z.strictObject({
      fullName: z.string(),
      location: z.string(),
      joiningDay: day,
      designation: z.string(),
      profileImg: z.string(),
      coverImg: z.string(),
    }),
    about: z.array(entry),
    contacts: z.array(entry),
    overview: z.array(entry),
    teams: z.array(
      entry.extend({
        id: z.int(),
        title: z.string(),
        description: z.string(),
        avatar: z.string(),
        extraMembers: z.int(),
        avatarGroup: faces,
        chips,
      }),
    ),
    connections: z.array(
      z.strictObject({
        id: z.int(),
        name: z.string(),
        avatar: z.string(),
        connections: z.string(),
        isFriend: z.boolean(),
        isConnected: z.boolean(),
        designation: z.string(),
        tasks: z.string(),
        projects: z.string(),
        chips,
      }),
    ),
    teamsTech: z.array(
      z.strictObject({
        id: z.int(),
        title: z.string(),
        description: z.string(),
        avatar: z.string(),
        members: z.int(),
        chips,
      }),
    ),
    projects: z.array(
      z.strictObject({
        id: z.int(),
        title: z.string(),
        client: z.string(),
        description: z.string(),
        startDay: day,
        deadlineDay: day,
        comments: z.int(),
        totalTask: z.int(),
        completedTask: z.int(),
        tasks: z.string(),
        hours: z.string(),
        budgetMinor: minor,
        budgetSpentMinor: minor,
        members: z.int(),
        avatar: z.string(),
        avatarGroup: faces,
        chipColor: z.string(),
      }),
    ),
    projectTable: z.array(
      z.strictObject({
        id: z.int(),
        name: z.string(),
        leader: z.string(),
        day,
        status: z.int().min(0).max(100),
        avatar: z.string(),
        avatarGroup: faces,
      }),
    ),
  });

/** Nobody changes this: it is read once from the fixture. */
const rows = fixedRows("pages/profile", () => z.tuple([profile()]));
export const profileParts = () => rows()[0];
