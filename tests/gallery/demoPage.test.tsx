import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

let berth: TestConsole;
beforeAll(async () => {
  berth = await openConsole({ at: "/components/alert", as: "client" });
}, 60_000);
afterAll(() => berth.close());

const kinds = async () => within(await screen.findByRole("region", { name: "Kinds" }));

test("a demo shows the very file that it is written in", async () => {
  const demo = await kinds();
  const code = demo.getByRole("button", { name: "Code" });
  await berth.user.click(code);
  const source = await demo.findByRole("region", { name: "Code" });
  expect(source.textContent).toContain("export const Kinds: Demo = {");
  expect(code.getAttribute("aria-expanded")).toBe("true");
  await berth.user.click(code);
  await waitFor(() => expect(demo.queryByRole("region", { name: "Code" })).toBeNull());
});

test("a state is tried in the demo alone", async () => {
  const demo = await kinds();
  expect(demo.queryByText("The app runs again.")).toBeTruthy();
  await berth.user.click(demo.getByRole("button", { name: "Try" }));
  await berth.user.click(await screen.findByRole("menuitemcheckbox", { name: "Long text", hidden: true }));
  await waitFor(() => expect(demo.queryByText("The app runs again.")).toBeNull());
  await berth.user.keyboard("{Escape}");
});

test("the same demo stands beside itself in the other direction", async () => {
  const demo = await kinds();
  await berth.user.click(demo.getByRole("button", { name: "Try" }));
  await berth.user.click(
    await screen.findByRole("menuitemcheckbox", { name: "The other direction", hidden: true }),
  );
  const name = await demo.findByText("The other direction");
  expect(name.closest("[dir]")?.getAttribute("dir")).toBe("rtl");
  await berth.user.keyboard("{Escape}");
});

test("a demo has an address of its own, which leads back to all of them", async () => {
  await berth.go("/components/alert?demo=Kinds");
  const all = await screen.findByRole("link", { name: /All demos/ });
  expect(screen.getAllByRole("region").filter(({ id }) => id !== "").length).toBe(1);
  await berth.user.click(all);
  await waitFor(() => expect(berth.place()).toBe("/components/alert"));
});

test("an unknown demo is said to be one, with the way to those there are", async () => {
  await berth.go("/components/alert?demo=Nothing");
  expect(await screen.findByText("There is no such demo")).toBeTruthy();
  expect(screen.getByRole("link", { name: /All demos/ }).getAttribute("href")).toBe("/components/alert");
});

test("the props of the kit's pieces are read from their types", async () => {
  const { kitProps } = await import("virtual:kit-props");
  const meter = kitProps["#web/ui/figure/Meter.tsx"]?.[0];
  expect(meter?.props.find(({ name }) => name === "warnAt")).toMatchObject({
    type: "number",
    required: false,
    fallback: "0.8",
  });
});
