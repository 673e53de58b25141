import "#tests/support/browser.ts";
import { expect, test } from "vitest";
import { areasHere } from "#web/app/areasHere.ts";
import planned from "./planned.json" with { type: "json" };

test("the screens that are still being built are these; the list can only shrink", async () => {
  const areas = await areasHere();
  const found = areas.flatMap(({ routes }) =>
    routes.filter(({ load, redirectTo }) => !load && redirectTo === undefined).map(({ path }) => path),
  );
  expect(found.toSorted()).toEqual(planned);
});
