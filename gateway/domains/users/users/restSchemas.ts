import { z } from "zod";

const text = z.string();

export const user = z
  .looseObject({
    id: z.int(),
    fullName: text,
    company: text,
    role: text,
    username: text,
    country: text,
    contact: text,
    email: text,
    currentPlan: text,
    status: text,
    avatar: text,
    billing: text,
  })
  .meta({ id: "SampleUser" });

export const detail = user
  .extend({ taskDone: z.int(), projectDone: z.int(), taxId: text, language: text })
  .meta({ id: "SampleUserDetail" });

export const example = {
  id: 50,
  fullName: "Zara Coleman",
  company: "Leeward Travel",
  role: "maintainer",
  username: "zcoleman",
  country: "United States",
  contact: "+1 555 402 1187",
  email: "zara.coleman@example.com",
  currentPlan: "team",
  status: "active",
  avatar: "/media/avatars/face-047.svg",
  billing: "Auto debit",
};
