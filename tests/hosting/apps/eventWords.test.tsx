import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

test("an event says why in the person's language, and the engine's own words as such", async () => {
  screens = await openScreensAt("/product/las/apps/app_report", {
    fragile: "HostedAppEvents",
    locale: "fr",
  });
  const events = within(await screen.findByRole("list", { name: "Événements" }));
  const why = await events.findByText(/^Le contrôle de santé n’a pas réussi/);
  const said = events.getByText("It was not well within two minutes.");
  expect(why.textContent).not.toContain("It was not well");
  expect(said.getAttribute("lang")).toBe("en");
  expect(said.getAttribute("dir")).toBe("ltr");
  expect(said.parentElement?.textContent).toBe(
    "Dans les mots du moteur : It was not well within two minutes.",
  );
});
