import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";
import { blankBuy, inputOf, linesOf } from "#web/features/hosting/apps/buy/buyForm.ts";

let screens: Screens | undefined;
afterEach(async () => {
  await screens?.close();
  screens = undefined;
});

const open = async (search = "", away = false): Promise<Screens> =>
  (screens = await openScreensAt(`/product/las/buy${search}`, { fragile: "HostedBuy", away }));

test("an image from the store is deployed in four steps, at the price that is shown all along", async () => {
  const { berth, press } = await open("?image=berth%2Fhello%3A1.0");
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  expect(screen.getByDisplayValue("berth/hello:1.0")).toBeTruthy();
  expect(await screen.findByText(/about ¥[\d.]+ a month \(730 hours\)/)).toBeTruthy();
  await berth.user.type(name, "my-hello");
  for (const step of ["Size", "Network and environment", "Review"]) await press(`Next: ${step}`);
  const review = within(await screen.findByRole("group", { name: "Review" }));
  for (const text of ["my-hello", "berth/hello:1.0"]) expect(review.getByText(text)).toBeTruthy();
  await press("Deploy");
  expect(await screen.findByText("my-hello is being deployed")).toBeTruthy();
  await waitFor(() => expect(berth.place()).toMatch(/^\/product\/las\/apps\/app_/));
});

test("a step that is done stays open, what it holds can be changed, and holds the next one when it is wrong", async () => {
  const { berth, press } = await open("?image=berth%2Fhello%3A1.0");
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  await berth.user.type(name, "my-hello");
  await press("Next: Size");
  expect(await screen.findByRole("group", { name: "Size" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Network and environment/ })).toHaveProperty("disabled", true);
  await berth.user.type(name, "-");
  await press("Next: Network and environment");
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: /^Name/ }).getAttribute("aria-invalid")).toBe("true"),
  );
  expect(screen.queryByRole("group", { name: "Network and environment" })).toBeNull();
});

test("a size between the usual ones is typed beside the rail, and priced", async () => {
  const { berth, press } = await open("?image=berth%2Fhello%3A1.0");
  await berth.user.type(await screen.findByRole("textbox", { name: /^Name/ }), "my-hello");
  await press("Next: Size");
  const memory = await screen.findByRole("textbox", { name: "Memory, exactly" });
  await berth.user.clear(memory);
  await berth.user.type(memory, "1.5");
  await berth.user.tab();
  expect(await screen.findByText("1.5 GiB")).toBeTruthy();
  await berth.user.clear(memory);
  await berth.user.type(memory, "99");
  await berth.user.tab();
  expect(await screen.findByText("16 GiB")).toBeTruthy();
});

test("the focus is in a step as soon as that is shown", async () => {
  const { berth, press } = await open("?image=berth%2Fhello%3A1.0");
  await berth.user.type(await screen.findByRole("textbox", { name: /^Name/ }), "my-hello");
  const focused: boolean[] = [];
  const observer = new MutationObserver(() => {
    const step = screen.queryByRole("group", { name: "Size" });
    if (step) focused.push(step.contains(document.activeElement));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await press("Next: Size");
  await screen.findByRole("group", { name: "Size" });
  observer.disconnect();
  expect(focused[0]).toBe(true);
});

test("what the store knows of an image is said under its name", async () => {
  await open("?image=nginx%3A1.29-alpine");
  expect(await screen.findByText(/^Found · amd64.* · listens on 80$/)).toBeTruthy();
});

test("a template asks for what it needs, and fills the form", async () => {
  const { berth, press } = await open();
  await press(/^Template/, "radio");
  await press(/^Grafana/);
  const drawer = within(await screen.findByRole("dialog", { name: "Grafana" }));
  await berth.user.type(await drawer.findByLabelText(/Password of the administrator/), "correct-horse");
  await berth.user.click(drawer.getByRole("button", { name: "Use it" }));
  expect(await screen.findByDisplayValue("grafana/grafana:12.2.0")).toBeTruthy();
  expect(screen.getByDisplayValue("grafana")).toBeTruthy();
});

test("a name that is wrong holds the first step", async () => {
  const { berth, press } = await open("?image=nginx");
  await berth.user.type(await screen.findByRole("textbox", { name: /^Name/ }), "No Name");
  await press("Next: Size");
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: /^Name/ }).getAttribute("aria-invalid")).toBe("true"),
  );
});

test("an unreachable gateway is told, and a retry brings the form", async () => {
  const one = await open("", true);
  expect(await screen.findByRole("heading", { name: "This cannot be prepared right now" })).toBeTruthy();
  one.away = false;
  await one.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("textbox", { name: /^Name/ })).toBeTruthy();
});

test("variables are lines of KEY=value, and what is named a secret is sealed", () => {
  expect(linesOf("A=1\n\n# no\n  B=2=3 \r\n")).toEqual(["A=1", "B=2=3"]);
  const blank = blankBuy("nginx");
  const input = inputOf(
    {
      ...blank,
      name: "x",
      variables: "MODE=a=b\nDB_PASSWORD=s",
      spec: { ...blank.spec, ports: [{ port: 80, protocol: "HTTP", isPublic: true }], volumes: [] },
    },
    undefined,
  );
  expect(input.variables).toEqual([
    { key: "MODE", value: "a=b", isSecret: false },
    { key: "DB_PASSWORD", value: "s", isSecret: true },
  ]);
  expect(input.billing).toEqual({ kind: "HOURLY" });
});
