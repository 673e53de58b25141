import type { ApolloCache, Reference } from "@apollo/client";
import type { ChangeKind } from "#web/generated/types.ts";

/** As many vehicles as the gateway gives a map. */
const MOST = 2_000;

/** Adds a vehicle to the map or takes it away, as the gateway told; answers whether that is all there is to do. */
export function changeFleet(cache: ApolloCache, kind: Exclude<ChangeKind, "UPDATED">, id: string): boolean {
  let isDone = false;
  cache.modify({
    id: "ROOT_QUERY",
    fields: {
      fleet: (rows: unknown, { isReference, readField, toReference }) => {
        if (!Array.isArray(rows) || rows.length >= MOST) return rows;
        const idOf = (row: Reference) => readField<string>("id", row) ?? "";
        const others = rows.filter(isReference).filter((row) => idOf(row) !== id);
        const vehicle = kind === "CREATED" && toReference({ __typename: "Vehicle", id });
        isDone = true;
        if (!vehicle) return others;
        // Oldest first, as the gateway orders them: one that came back stands where it stood.
        const at = others.findIndex((row) => Number(idOf(row)) > Number(id));
        return others.toSpliced(at < 0 ? others.length : at, 0, vehicle);
      },
    },
  });
  return isDone;
}
