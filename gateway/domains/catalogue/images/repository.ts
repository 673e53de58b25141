import { textType, type Step } from "#gateway/platform/store/migrate.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import type { Artifact, ImageCategoryName, Sync } from "./artifacts.ts";

/** A tag and what it points at. */
export interface ImageTagRow {
  name: string;
  /** How it is pulled, by its name and whatever becomes of that. */
  reference: string;
  byDigest: string;
  label: "LTS" | "EOL" | null;
  artifact: Artifact;
}

/** A tag with how it is pulled. */
export const tagRow = (
  reference: string,
  tag: Pick<ImageTagRow, "name" | "label" | "artifact">,
): ImageTagRow => ({
  ...tag,
  reference: `${reference}:${tag.name}`,
  byDigest: `${reference}@${tag.artifact.digest}`,
});

/** A repository as the store shows it, whoever looks. */
export interface ImageData {
  id: string;
  origin: "SAMPLE" | "REGISTRY";
  namespace: string;
  name: string;
  reference: string;
  title: string;
  summary: string;
  readme: string;
  category: ImageCategoryName;
  visibility: "PUBLIC" | "PRIVATE";
  isOfficial: boolean;
  pullCount: number | null;
  /** The stars that it came with. */
  stars: number;
  latestTag: string;
  tagCount: number;
  /** What the newest tag points at; null in an empty repository. */
  newest: Artifact | null;
  /** All tags, the newest first; null where they are asked for one repository at a time. */
  tags: ImageTagRow[] | null;
  sync: Sync | null;
  members: readonly { userId: string; role: "OWNER" | "PUSH" | "PULL" }[];
  /** The fields that are searched, folded. */
  search: string;
}

/** A repository as one person sees it. */
export interface ImageRepoRow extends ImageData {
  starCount: number;
  isStarred: boolean;
  isSubscribed: boolean;
}

/** Somebody who may see an image that not everybody may. */
export interface ImageMemberRow {
  userId: string;
  role: "OWNER" | "PUSH" | "PULL";
}

interface MarkTable {
  userId: string;
  imageId: string;
  isStarred: boolean;
  isSubscribed: boolean;
}

interface StarTable {
  imageId: string;
  n: number;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    catalogue_image_marks: MarkTable;
    catalogue_image_stars: StarTable;
  }
}

const marks = "catalogue_image_marks";
const stars = "catalogue_image_stars";

export const migrations: Record<string, Step> = {
  "0580_catalogue_images": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(marks)
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("imageId", text, (c) => c.notNull())
      .addColumn("isStarred", "boolean", (c) => c.notNull())
      .addColumn("isSubscribed", "boolean", (c) => c.notNull())
      .addPrimaryKeyConstraint("catalogue_image_marks_key", ["userId", "imageId"])
      .execute();
    await db.schema
      .createTable(stars)
      .addColumn("imageId", text, (c) => c.primaryKey())
      .addColumn("n", "integer", (c) => c.notNull())
      .execute();
  },
};

/** What somebody marked, by image. */
export const marksOf = async (db: Db, userId: string): Promise<Map<string, MarkTable>> =>
  new Map(
    (await db.selectFrom(marks).selectAll().where("userId", "=", userId).execute()).map((row) => [
      row.imageId,
      row,
    ]),
  );

/** How many people of this console starred each image. */
export const starCounts = async (db: Db): Promise<Map<string, number>> =>
  new Map((await db.selectFrom(stars).selectAll().execute()).map(({ imageId, n }) => [imageId, n]));

/** Sets one mark of somebody; false where it stood like that already. */
export async function setMark(
  db: Db,
  { userId, imageId }: Pick<MarkTable, "userId" | "imageId">,
  mark: "isStarred" | "isSubscribed",
  isOn: boolean,
): Promise<boolean> {
  await db
    .insertInto(marks)
    .values({ userId, imageId, isStarred: false, isSubscribed: false })
    .onConflict((on) => on.doNothing())
    .execute();
  const changed = await db
    .updateTable(marks)
    .set({ [mark]: isOn })
    .where("userId", "=", userId)
    .where("imageId", "=", imageId)
    .where(mark, "!=", isOn)
    .returning("imageId")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Counts stars that were given or taken back. */
export const countStars = async (db: Db, imageId: string, more: 1 | -1): Promise<void> => {
  await db
    .insertInto(stars)
    .values({ imageId, n: 0 })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .updateTable(stars)
    .set((row) => ({ n: row("n", "+", more) }))
    .where("imageId", "=", imageId)
    .execute();
};
