import { z } from "zod";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import { keyOf, readInput } from "#gateway/platform/entity/inputs.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import { changeUndoably } from "#gateway/platform/entity/undo.ts";
import { given, is } from "#gateway/platform/list/conditions.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { SampleUserRole, userList } from "#gateway/domains/users/users/repository.ts";
import { grants, roleList, roleTable, type SampleRoleRow } from "./repository.ts";

const MAX_ROLES = 50;
const MAX_MEMBERS = 20;

const granted = z
  .array(z.enum(grants))
  .refine((given) => new Set(given).size === given.length, "each may be named once");
const fields = z.object({ name: text(1, 60), description: text(0, 200), grants: granted });

export const roles = defineRecords({
  what: "Role",
  table: roleTable,
  change: fields.omit({ grants: true }).partial(),
  unique: {
    column: "name",
    taken: "Another role has this name: choose another.",
    ofOne: "A name belongs to one role: leave it out here.",
  },
});

export const all = async ({ store }: RequestContext): Promise<SampleRoleRow[]> => [
  ...(await roleList.page(store, { page: 1, itemsPerPage: MAX_ROLES })).items,
];

export async function create(context: RequestContext, input: object): Promise<SampleRoleRow> {
  const data = readInput(fields, input);
  if ((await roleList.total(context.store)) >= MAX_ROLES)
    throw badInput({
      name: {
        code: "TOO_LONG",
        message: `There may be at most ${MAX_ROLES} roles: delete one first.`,
        params: { max: MAX_ROLES },
      },
    });
  return await roles.add(context, { ...data, documented: null });
}

export async function remove(context: RequestContext, id: string) {
  if ((await roles.find(context, id))?.documented)
    throw new AppError("CONFLICT", "A documented role stays: delete one of your own.");
  return await roles.remove(context, id);
}

const wanted = z.object({
  changes: z
    .array(z.object({ id: z.string(), expectedVersion: z.int(), grants: granted }))
    .max(MAX_ROLES)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "each role may be named once"),
});

export async function grant(context: RequestContext, input: readonly object[]) {
  const { changes } = validate(wanted, { changes: input });
  const keys = changes.map(({ id }) => keyOf(id));
  const { rows: items, undoToken } = await changeUndoably(context, roles.topic, keys, async (db) => {
    const done: SampleRoleRow[] = [];
    for (const { id, expectedVersion, grants: next } of changes) {
      const row = await roleTable.byId(db, keyOf(id));
      if (!row) throw notFound("Role");
      if (row.documented === SampleUserRole.ADMIN)
        throw new AppError("CONFLICT", "The administrator may do everything: choose another role.");
      const changed =
        row.version === expectedVersion
          ? await roleTable.update(db, row, {
              grants: grants.filter((one) => next.includes(one)),
              updatedAt: timestamp(context.clock),
            })
          : undefined;
      if (!changed)
        throw new AppError("VERSION_CONFLICT", "Somebody else changed the role: look at it again.", {
          current: row,
        });
      done.push(changed);
    }
    return done;
  });
  return { items, undoToken };
}

export const memberCount = async (
  { store }: RequestContext,
  { documented }: SampleRoleRow,
): Promise<number> => (documented ? await userList.count(store, given(is("role", documented))) : 0);

export async function members({ store }: RequestContext, { documented }: SampleRoleRow, first: number) {
  if (!documented || first < 1) return [];
  const { items } = await userList.page(store, {
    page: 1,
    itemsPerPage: Math.min(first, MAX_MEMBERS),
    where: given(is("role", documented)),
  });
  return items;
}

export const seedRoles = seedRows(roleTable, () =>
  fields.extend({ documented: z.enum(SampleUserRole).nullable() }),
);
