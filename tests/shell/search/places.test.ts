import { matchPath } from "react-router-dom";
import { expect, it } from "vitest";
import { readAreas } from "#web/app/areas.ts";
import { allPath, listedIn, recordPath } from "#web/lib/navigation/listed.ts";
import screens from "../../../locales/en/invoice.json" with { type: "json" };
import { searched } from "./searchCalls.ts";

const areas = await readAreas();
const paths = areas.flatMap(({ routes }) => routes.map(({ path }) => path));
const isThere = (address: string) => paths.some((path) => matchPath(path, address.replace(/\?.*/, "")));
const hit = { record: "12", title: "Ina & Co/50%" };

it.each(searched.map(({ name }) => name))("%s has a screen that the search leads to", (entity) => {
  const place = listedIn(areas, entity, entity === "email/mails" ? "SENT" : "");
  expect(place && isThere(allPath(place, "a b"))).toBe(true);
  const address = place ? recordPath(place, hit) : "";
  expect(isThere(address)).toBe(true);
  expect(address).toMatch(/\b12$|[?&]q=Ina%20%26%20Co%2F50%25$/);
});

it("leads to the place of the rows where a list shows one at a time", () => {
  const place = listedIn(areas, "email/mails", "SENT");
  expect(place && [recordPath(place, hit), allPath(place, "a b"), place.placeName]).toEqual([
    "/apps/email/sent?open=12",
    "/apps/email/sent?q=a%20b",
    "boxes.SENT",
  ]);
});

it("leads to no entity that the search does not know", () => {
  const known = new Set(searched.map(({ name }) => name));
  const named = areas.flatMap(({ name, routes }) =>
    routes.flatMap(({ lists = [] }) => lists.map(({ entity, area = name }) => `${area}/${entity}`)),
  );
  expect(named.filter((entity) => !known.has(entity))).toEqual([]);
});

it("names rows that stand on another entity's list, and leads to no list of all of them", () => {
  const place = listedIn(areas, "invoice/clients");
  expect(place).toMatchObject({ title: "clients", isList: false });
  expect(screens.screens.clients).toBe("Invoice clients");
  expect(listedIn(areas, "invoice/invoices")).toMatchObject({ title: "invoices", isList: true });
  expect(listedIn(areas, "invoice/nothing")).toBeUndefined();
});
