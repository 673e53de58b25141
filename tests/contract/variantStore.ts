import type { IMockStore, Ref } from "@graphql-tools/mock";
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLLeafType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql";

/** What all values of a mocked schema are like. */
export interface Variant {
  text: string;
  whole: number;
  fraction: number;
  yes: boolean;
  /** How many values a list holds. */
  length: number;
  /** Whether what may be null is. */
  isNull: boolean;
}

/** The variants, by name. */
export const variants: Record<"plain" | "empty" | "null" | "long", Variant> = {
  plain: { text: "Lamp", whole: 7, fraction: 1.5, yes: true, length: 2, isNull: false },
  empty: { text: "", whole: 0, fraction: 0, yes: false, length: 0, isNull: false },
  null: { text: "Lamp", whole: 7, fraction: 1.5, yes: true, length: 2, isNull: true },
  long: {
    text: "长Long ".repeat(1_700),
    whole: 2_147_483_647,
    fraction: 1e300,
    yes: true,
    length: 2,
    isNull: false,
  },
};

/** Texts that a scalar of this name takes, whatever the variant is. */
const formed: Record<string, unknown> = {
  DateTime: "2026-11-21T09:41:00.000Z",
  Date: "2026-11-21",
  Micros: "9000000000000000000",
};

/** What a page says of its place; undefined for how long it is. */
const paging: Record<string, number | undefined> = { page: 1, itemsPerPage: 10, total: undefined };

/** The store behind a mocked schema: values of one variant, the same each time, and objects by the key that their parents say. */
export class VariantStore implements IMockStore {
  schema: GraphQLSchema;
  readonly #variant: Variant;

  constructor(schema: GraphQLSchema, variant: Variant) {
    this.schema = schema;
    this.#variant = variant;
  }

  get(asked: unknown): unknown {
    const { typeName, key, fieldName, fieldArgs } = asked as {
      typeName: string;
      key: string;
      fieldName: string;
      fieldArgs?: object;
    };
    if (fieldName === "id" && key !== "ROOT") return key;
    const type = this.schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (!field || !isObjectType(type)) throw new Error(`There is no field ${typeName}.${fieldName}.`);
    // A page is as long as it says: what it counts is no value of its own.
    if ("items" in type.getFields() && fieldName in paging) return paging[fieldName] ?? this.#variant.length;
    const place = [
      key,
      fieldName,
      ...(Object.keys(fieldArgs ?? {}).length > 0 ? [JSON.stringify(fieldArgs)] : []),
    ];
    return this.#value(field.type, place.join("."));
  }

  set(): void {}

  has(): boolean {
    return true;
  }

  reset(): void {}

  #value(type: GraphQLOutputType, place: string): unknown {
    if (!isNonNullType(type) && this.#variant.isNull) return null;
    const known = getNullableType(type);
    if (isListType(known))
      return Array.from({ length: this.#variant.length }, (_, at) =>
        this.#value(known.ofType, `${place}.${at}`),
      );
    const named = getNamedType(known);
    if (isLeafType(named)) return this.#leaf(named, place);
    const one = isAbstractType(named) ? this.schema.getPossibleTypes(named)[0] : named;
    return { $ref: { typeName: one?.name ?? named.name, key: place } } satisfies Ref;
  }

  #leaf(type: GraphQLLeafType, place: string): unknown {
    if (isEnumType(type)) return type.getValues()[0]?.value;
    const { text, whole, fraction, yes } = this.#variant;
    switch (type.name) {
      case "ID":
        return place;
      case "Int":
        return whole;
      case "Long":
        return whole;
      case "Float":
        return fraction;
      case "Boolean":
        return yes;
      case "JSON":
        return { text };
      default:
        return formed[type.name] ?? text;
    }
  }
}
