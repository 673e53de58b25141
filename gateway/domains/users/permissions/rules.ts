import { z } from "zod";
import { saveImported } from "#gateway/platform/csv/saveImported.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { readInput } from "#gateway/platform/entity/inputs.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { Condition, ListPage } from "#gateway/platform/list/list.ts";
import type { ListQuery } from "#gateway/platform/list/listQuery.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import {
  idsBySearch,
  idsOfRoles,
  permissionList,
  permissionTable,
  SamplePermissionRole,
  type SamplePermissionData,
  type SamplePermissionRoleText,
  type SamplePermissionRow,
} from "./repository.ts";

const fields = z.object({
  name: text(1, 120),
  assignedTo: z
    .array(z.enum(SamplePermissionRole))
    .refine((roles) => new Set(roles).size === roles.length, "each role may be named once"),
});

export const permissions = defineRecords({
  what: "Permission",
  table: permissionTable,
  change: fields.partial(),
  unique: {
    column: "name",
    taken: "Another permission has this name: choose another.",
    ofOne: "A name belongs to one permission: leave it out here.",
  },
});

const forms = onFirstUse(() => ({
  day: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }),
  time: new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: "UTC" }),
}));

/** The instant as permissions show it: `14 Apr 2026, 8:43 PM`. */
function dateText(ms: number): string {
  const { day, time } = forms();
  return `${day.format(ms).replace("Sept", "Sep")}, ${time.format(ms).replaceAll(/\s/g, " ")}`;
}

export const create = async (context: RequestContext, input: object): Promise<SamplePermissionRow> =>
  await permissions.add(context, { ...readInput(fields, input), createdDate: dateText(context.clock.now()) });

const imported = fields.partial().required({ name: true });
type Imported = z.output<typeof imported>;

export const acceptImported = (values: object): Imported => validate(imported, values);

export const saveRows = saveImported({
  table: permissionTable,
  records: permissions,
  fresh: (read: Imported, now) => ({
    assignedTo: [],
    ...read,
    createdDate: dateText(Date.parse(now)),
  }),
  changes: (_, read) => read,
});

const MAX_SEARCH = 500;

/** The condition that a searched text puts on permissions; none for no text. */
export async function searched(store: Store, q: string | null | undefined): Promise<Condition[]> {
  if (!q) return [];
  const isSearchable = q.length <= MAX_SEARCH && !q.includes("\0");
  return [{ column: "id", in: isSearchable ? await idsBySearch(store, q) : [] }];
}

/** What a list of permissions is narrowed to. */
export interface Wanted {
  q?: string | null | undefined;
  assignedTo?: readonly SamplePermissionRoleText[] | null | undefined;
}

/** @throws {AppError} BAD_USER_INPUT when the text is too long. */
export async function conditions(store: Store, filter: Wanted | null | undefined): Promise<Condition[]> {
  const { q } = strictList({ page: 1, itemsPerPage: 1, q: filter?.q });
  const held = filter?.assignedTo;
  return [
    ...(await searched(store, q)),
    ...(held ? [{ column: "id", in: await idsOfRoles(store, held) }] : []),
  ];
}

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function page(
  { page: at, itemsPerPage, sort = null, filter }: ListQuery<"NAME" | "CREATED"> & { filter?: Wanted | null },
  { store }: Pick<RequestContext, "store">,
): Promise<ListPage<SamplePermissionRow>> {
  const { q: _, ...asked } = strictList({ page: at, itemsPerPage, q: filter?.q });
  return await permissionList.page(store, { ...asked, sort, where: await conditions(store, filter) });
}

const sample = fields.extend({ createdDay: z.int(), createdMinute: z.int().min(0).max(1_439) });

export const seedPermissions = seedRows(permissionTable, (at) =>
  sample.transform(({ createdDay, createdMinute, ...row }): SamplePermissionData => ({
    ...row,
    createdDate: dateText(Date.parse(at(createdDay, createdMinute))),
  })),
);
