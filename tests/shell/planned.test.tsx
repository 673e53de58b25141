import "#tests/support/browser.ts";
import { screen } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { areasHere } from "#web/app/areasHere.ts";
import { openConsole } from "#tests/support/console.tsx";
import planned from "./planned.json" with { type: "json" };

test("no screen is still being built; the list can only shrink", async () => {
  const areas = await areasHere();
  const found = areas.flatMap(({ routes }) =>
    routes
      .filter(({ load, redirectTo, isDocument }) => !load && redirectTo === undefined && !isDocument)
      .map(({ path }) => path),
  );
  expect(found.toSorted()).toEqual(planned);
});

test("every reason for an empty place has a drawing of its own", async () => {
  const berth = await openConsole({ at: "/apps/chat", as: "admin" });
  onTestFinished(berth.close);
  const drawn = async (to: string, title: string) => {
    await berth.go(to);
    const text = await screen.findByRole("heading", { name: title });
    return text.parentElement?.querySelector("svg")?.innerHTML ?? expect.fail(`no drawing at ${to}`);
  };
  const drawings = [
    await drawn("/apps/ecommerce/product/list?q=nowhere", "Nothing matches"),
    await drawn("/apps/ecommerce/product/edit/99999", "This product does not exist"),
    await drawn("/apps/chat", "Choose a chat"),
  ];
  expect(new Set(drawings).size).toBe(3);
});
