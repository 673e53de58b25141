import { z } from "zod";
import { fixedRows } from "#gateway/platform/store/seed.ts";

const topic = z.strictObject({ title: z.string(), time: z.string(), isCompleted: z.boolean() });
const chapter = z.strictObject({
  title: z.string(),
  status: z.string(),
  time: z.string(),
  topics: z.array(topic),
});

export const details = z
  .strictObject({
    title: z.string(),
    about: z.string(),
    instructor: z.string(),
    instructorAvatar: z.string(),
    instructorPosition: z.string(),
    skillLevel: z.string(),
    totalStudents: z.int(),
    totalLectures: z.int(),
    isCaptions: z.boolean(),
    language: z.string(),
    length: z.string(),
    description: z.array(z.string()),
    content: z.array(chapter),
  })
  .meta({ id: "CourseDetails" });

const rows = fixedRows("academy/courseDetails", () => z.tuple([details]));
export const courseDetails = () => rows()[0];
