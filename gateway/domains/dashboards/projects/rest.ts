import { z } from "zod";
import { route } from "#gateway/platform/rest/rest.ts";
import { projects } from "./rules.ts";

const project = z
  .object({
    id: z.int(),
    logo: z.string(),
    name: z.string(),
    date: z.iso.date(),
    leader: z.string(),
    team: z.array(z.string()).meta({ description: "Pictures." }),
    status: z.int().meta({ description: "Per cent." }),
  })
  .meta({ id: "SampleProject" });

const example = {
  id: 1,
  logo: "/media/marks/ring.svg",
  name: "Harbour Booking Desk",
  date: "2026-05-09",
  leader: "Eileen Marsh",
  team: ["/media/avatars/face-012.svg", "/media/avatars/face-047.svg"],
  status: 78,
};

export const routes = [
  route({
    method: "GET",
    path: "/dashboard/analytics/projects",
    access: "sample",
    tag: "Dashboards",
    summary: "Lists the projects of the analytics dashboard",
    answers: { 200: { description: "The projects.", body: z.array(project), example: [example] } },
    handle: (_, { clock }) => Promise.resolve({ status: 200, body: projects(clock) }),
  }),
];
