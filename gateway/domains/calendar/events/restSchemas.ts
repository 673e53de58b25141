import { z } from "zod";

export const event = z
  .object({
    id: z.int(),
    title: z.string(),
    start: z.string(),
    end: z.string(),
    allDay: z.boolean(),
    url: z.string(),
    extendedProps: z.looseObject({
      calendar: z.string(),
      location: z.string().optional(),
      description: z.string().optional(),
      guests: z.array(z.string()).optional(),
    }),
  })
  .meta({ id: "CalendarEvent" });

export const example = {
  id: 4,
  title: "Sprint planning",
  start: "2026-11-23T09:00:00.000Z",
  end: "2026-11-23T10:30:00.000Z",
  allDay: false,
  url: "",
  extendedProps: {
    calendar: "Business",
    location: "Room Kelp",
    description: "Bring the estimates.",
    guests: ["Tobias Lindqvist"],
  },
};
