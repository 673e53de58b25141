import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { example } from "./formExamples.ts";

let berth: TestConsole;
afterEach(() => berth.close());

test("Ctrl S saves a wizard from any step, and leads to the step that is not right yet", async () => {
  berth = await openConsole({ at: "/develop/kit/forms", as: "client" });
  const form = await example("Wizard");
  await screen.findByRole("button", { name: /^Notifications/ });
  await berth.user.click(form.getByRole("radio", { name: /App template/ }));
  await berth.user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(berth.place()).toContain("step=shape"));
  expect(await form.findAllByText("Please fill this in.")).toHaveLength(2);
  await berth.user.selectOptions(form.getByRole("combobox", { name: /Region/ }), "South");
  await berth.user.type(form.getByRole("textbox", { name: /App name/ }), "pier{Control>}s{/Control}");
  expect(await screen.findByText("“pier” is on its way")).toBeTruthy();
});
