import { z } from "zod";
import { route } from "#gateway/platform/rest/rest.ts";
import { priceText } from "#gateway/platform/text.ts";
import { profileParts } from "./repository.ts";
import { profile } from "./rules.ts";

const tabs = [
  "about",
  "contacts",
  "teams",
  "overview",
  "connections",
  "teamsTech",
  "projects",
  "projectTable",
] as const;
type Tab = (typeof tabs)[number];

const header = z
  .object({
    fullName: z.string(),
    location: z.string(),
    joiningDate: z.iso.date(),
    designation: z.string(),
    profileImg: z.string(),
    coverImg: z.string(),
  })
  .meta({ id: "ProfileHeader" });

function section(tab: Tab, parts: ReturnType<typeof profile>): object[] {
  if (tab !== "projects") return parts[tab];
  return parts.projects.map(({ budgetMinor, budgetSpentMinor, ...row }) => ({
    ...row,
    budget: priceText(budgetMinor),
    budgetSpent: priceText(budgetSpentMinor),
  }));
}

const headerExample = () => {
  const { joiningDay: _day, ...shown } = profileParts().header;
  return { ...shown, joiningDate: "2022-04-06" };
};

export const routes = [
  route({
    method: "GET",
    path: "/pages/profile",
    access: "sample",
    tag: "Pages",
    summary: "Reads a section of the sample profile",
    query: z.object({
      tab: z
        .enum(tabs)
        .catch("about")
        .meta({
          description: "The section.",
          override: { type: "string", enum: [...tabs], default: "about" },
        }),
    }),
    answers: {
      200: {
        description: "The entries of the section.",
        body: z.array(z.looseObject({})),
        example: () => profileParts().about,
      },
    },
    handle: ({ query: { tab } }, { clock }) =>
      Promise.resolve({ status: 200, body: section(tab, profile(clock)) }),
  }),
  route({
    method: "GET",
    path: "/pages/profile/header",
    access: "sample",
    tag: "Pages",
    summary: "Reads the header of the sample profile",
    answers: {
      200: {
        description: "The header.",
        body: header,
        example: headerExample,
      },
    },
    handle: (_, { clock }) => Promise.resolve({ status: 200, body: profile(clock).header }),
  }),
];
