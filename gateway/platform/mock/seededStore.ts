import {
  isRef,
  type GetArgs,
  type IMockStore,
  type KeyTypeConstraints,
  type Ref,
  type SetArgs,
} from "@graphql-tools/mock";
import {
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import { changesIn, changing, forgetAllMockRows } from "./changes.ts";
import { sizeOf } from "./leaf.ts";
import { withRefs } from "./objects.ts";
import { changeOf, isThere, refTo, seedOfField, splitKey, type Whose } from "./refs.ts";
import { seededValue } from "./values.ts";
import { isRow, type Row } from "./world.ts";

type Key = KeyTypeConstraints;

/** An object and what is asked or set of it, whichever way the call was written. */
function readCall(asked: string | Ref<Key> | GetArgs<Key> | SetArgs<Key>, rest: readonly unknown[]) {
  if (typeof asked === "string")
    return { whose: { typeName: asked, key: String(rest[0]) }, rest: rest.slice(1) };
  if ("$ref" in asked) return { whose: { ...asked.$ref, key: String(asked.$ref.key) }, rest };
  const { typeName, key, fieldName, fieldArgs } = asked;
  return {
    whose: { typeName, key: String(key) },
    rest: [fieldName, "value" in asked ? asked.value : fieldArgs],
  };
}

/**
 * The seeded values of all sandboxes and what mutations set over them: a ref's key begins with the name of its sandbox,
 * so that each has a store of its own. There are at most 64 of these with at most 1,048,576 characters each (`Changes`).
 * A field is asked for by its name, not by a path; every field has a value, so that `defaultValue` and `noOverride`
 * mean nothing here.
 */
export class SeededStore implements IMockStore {
  schema: GraphQLSchema;
  /** The paths of the pictures that seeded rows may show. */
  readonly pictures: readonly string[];

  constructor(schema: GraphQLSchema, pictures: readonly string[]) {
    this.schema = schema;
    this.pictures = pictures;
  }

  /**
   * The value of a field: what was set, else the seeded one; refs for objects, null for a row that was removed where the
   * field may be null. Without a field the ref itself.
   * @throws {Error} when the schema has no such field.
   */
  get(asked: string | Ref<Key> | GetArgs<Key>, ...more: unknown[]): unknown {
    const {
      whose,
      rest: [field, args],
    } = readCall(asked, more);
    return typeof field === "string" ? this.valueOf(whose, field, isRow(args) ? args : {}) : { $ref: whose };
  }

  /** Sets one field or several; what is set is seen by refs of the same sandbox alone. */
  set(asked: string | Ref<Key> | SetArgs<Key>, ...more: unknown[]): void {
    const {
      whose: { typeName, key },
      rest: [fields, value],
    } = readCall(asked, more);
    const values =
      typeof fields === "string" ? { [fields]: value } : isRow(fields) ? fields : isRow(value) ? value : {};
    const { sandbox, own } = splitKey(key);
    changing(sandbox).change(typeName, own, { values });
  }

  /** Whether the row is there: it is for each id, until it is removed. */
  has(typeName: string, key: Key): boolean {
    return isThere({ $ref: { typeName, key: String(key) } });
  }

  /** Forgets what was set in all sandboxes. */
  reset(): void {
    forgetAllMockRows();
  }

  /** Adds a row with the next id and answers it written out. */
  add(typeName: string, values: Row, sandbox: string): Row {
    return this.rowOf(refTo(typeName, changing(sandbox).add(typeName, values), { sandbox }));
  }

  /** Takes a row away. */
  remove({ $ref: { typeName, key } }: Ref): void {
    const { sandbox, own } = splitKey(key);
    changing(sandbox).change(typeName, own, { isRemoved: true });
  }

  /** All rows of the type, the added ones last. */
  all(typeName: string, sandbox: string): Ref[] {
    const ids = Array.from({ length: sizeOf(typeName) }, (_, at) => String(at + 1));
    return [...ids, ...changesIn(sandbox).added(typeName)]
      .map((id) => refTo(typeName, id, { sandbox }))
      .filter(isThere);
  }

  /** The row written out: its leaves that take no arguments, and whatever was set. */
  rowOf({ $ref }: Ref): Row {
    const fields = Object.values(this.#typeOf($ref).getFields());
    const leaves = fields.filter(({ args, type }) => args.length === 0 && isLeafType(getNamedType(type)));
    const names = [...leaves.map(({ name }) => name), ...Object.keys(changeOf($ref).values)];
    return { $ref, ...Object.fromEntries(names.map((name) => [name, this.valueOf($ref, name)])) };
  }

  /** The value of a field, as `get` has it. @param held what the object says of itself beside what is stored. */
  valueOf(whose: Whose, field: string, args: Row = {}, held: Row = {}): unknown {
    const parent = this.#typeOf(whose);
    const fields = parent.getFields();
    const type = fields[field]?.type;
    const { sandbox, own } = splitKey(whose.key);
    const place = { schema: this.schema, pictures: this.pictures, sandbox };
    const { values: set } = changeOf(whose);
    if (set[field] !== undefined) return type ? withRefs(type, set[field], place) : set[field];
    if (!type) throw new Error(`There is no field ${whose.typeName}.${field}.`);
    if (field === "id") return /^(Int|Long)!?$/.test(String(type)) ? Number(own) : own;
    const told = (name: string): unknown => {
      const sibling = fields[name];
      const isLeaf = sibling && isLeafType(getNamedType(sibling.type));
      return held[name] ?? set[name] ?? (isLeaf ? this.valueOf(whose, name) : undefined);
    };
    const value = seededValue({ parent, field, type, seed: seedOfField(parent, own, args), told }, place);
    if (Array.isArray(value)) return value.filter((one) => !isRef(one) || isThere(one));
    return !isRef(value) || isThere(value) || isNonNullType(type) ? value : null;
  }

  #typeOf({ typeName }: Whose): GraphQLObjectType {
    const type = this.schema.getType(typeName);
    if (isObjectType(type)) return type;
    throw new Error(`There is no type ${typeName}.`);
  }
}
