import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { formOf } from "./formOf.ts";

let berth: TestConsole;
beforeAll(async () => {
  berth = await openConsole({ at: "/forms/textfield", as: "client" });
}, 60_000);
afterAll(() => berth.close());

type Demo = Awaited<ReturnType<typeof formOf>>;
const check = (form: Demo) => berth.user.click(form.getByRole("button", { name: "Check" }));
const sent = async (form: Demo): Promise<unknown> => {
  await check(form);
  return JSON.parse((await form.findByRole("status")).textContent);
};
const nothing = () => expect.fail("not there");

test("a wrong text gets the focus, a text can be cleared, a password shown", async () => {
  const basic = await formOf("Basic");
  await check(basic);
  await waitFor(() => expect(document.activeElement).toBe(basic.getByRole("textbox", { name: /App name/ })));
  await berth.user.keyboard("Pier");
  expect(await sent(basic)).toEqual({ name: "Pier" });
  const affixes = await formOf("Prefix, suffix, clear");
  await berth.user.click(affixes.getByRole("button", { name: "Clear" }));
  expect(await sent(affixes)).toEqual({ domain: "demo-mall", search: "" });
  const password = await formOf("Password");
  const [show = nothing()] = await password.findAllByRole("button", { name: "Show" });
  const secret = password.getByLabelText(/^Password\*?$/);
  await berth.user.click(show);
  expect(secret.getAttribute("type")).toBe("text");
  await berth.user.type(secret, "Harbour 12");
  expect(password.getAllByRole("img", { name: "Met" })).toHaveLength(4);
  await berth.user.type(password.getByLabelText(/^Password again/), "Harbour 13");
  await check(password);
  expect(await password.findByText("This is not the same as above.")).toBeTruthy();
});

test("arrow and page keys step a number to its limits, and an amount is read in the language's way", async () => {
  const form = await formOf("Number and money");
  const replicas = form.getByRole("spinbutton", { name: /Replicas/ });
  replicas.focus();
  await berth.user.keyboard("{ArrowUp}{ArrowUp}{PageUp}{PageUp}");
  expect(replicas.getAttribute("aria-valuenow")).toBe("20");
  await berth.user.keyboard("{ArrowDown}");
  const price = form.getByRole("textbox", { name: /Price/ });
  await berth.user.clear(price);
  await berth.user.type(price, "1,286.505{Tab}");
  expect(await form.findByText("Write it as a number, like 12.40.")).toBeTruthy();
  await berth.user.clear(price);
  await berth.user.type(price, "1,286.5");
  expect(await sent(form)).toEqual({ replicas: 19, cores: 5, price: 128650 });
});

test("typing finds an option, Enter takes it, and what is missing is made", async () => {
  await berth.go("/forms/autocomplete");
  const local = await formOf("At hand");
  await waitFor(() => expect(local.getByRole("combobox")).toHaveProperty("value", "Gangway 1"));
  const berths = local.getByRole("combobox");
  await berth.user.clear(berths);
  await berth.user.type(berths, "jetty 2{Enter}");
  expect(await sent(local)).toEqual({ berth: "p22" });
  const making = await formOf("With a new one");
  await berth.user.type(making.getByRole("combobox"), "Moorings");
  await berth.user.click(await screen.findByRole("option", { name: "Create “Moorings”" }));
  expect(await sent(making)).toEqual({ group: "own-Moorings" });
});

test("Enter and comma end a tag, a paste brings several, and the wrong one is named", async () => {
  await berth.go("/forms/custom-input");
  const form = await formOf("Tags");
  const hosts = await form.findByRole("combobox", { name: /Allowed hosts/ });
  await berth.user.click(hosts);
  await berth.user.paste("a.local, b.local");
  await berth.user.type(hosts, "c.local{Enter}");
  await check(form);
  expect(await form.findByText("This is not a valid value.")).toBeTruthy();
  await berth.user.click(form.getByRole("option", { name: /not a host/ }));
  expect(await sent(form)).toEqual({ hosts: ["demo.berth.local", "a.local", "b.local", "c.local"] });
});

test("rows are added, moved by keyboard and removed", async () => {
  const form = await formOf("Rows of fields");
  await berth.user.click(form.getByRole("button", { name: "Add a port" }));
  await waitFor(() => expect(document.activeElement).toBe(form.getAllByRole("textbox", { name: /Name/ })[2]));
  await berth.user.keyboard("admin");
  const [, , number = nothing()] = form.getAllByRole("textbox", { name: /Number/ });
  await berth.user.type(number, "9000{Alt>}{ArrowUp}{/Alt}");
  await berth.user.click(form.getByRole("button", { name: "Remove row 1" }));
  expect(await sent(form)).toEqual({
    ports: [
      { name: "admin", port: 9000 },
      { name: "metrics", port: 9090 },
    ],
  });
});

test("a group is chosen as a whole, terms must be agreed to, and the box above follows those below", async () => {
  await berth.go("/forms/checkbox");
  const group = await formOf("A group, and all");
  await berth.user.click(group.getByRole("checkbox", { name: "All" }));
  expect(await sent(group)).toEqual({ news: ["billing", "network", "storage", "security", "quota"] });
  const terms = await formOf("To agree");
  await check(terms);
  expect(await terms.findByText("Please fill this in.")).toBeTruthy();
  await berth.user.click(terms.getByRole("checkbox"));
  expect(await sent(terms)).toEqual({ terms: true });
  const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "All rights" });
  expect(all.indeterminate).toBe(true);
  await berth.user.click(all);
  expect(screen.getByRole("checkbox", { name: "See bills" })).toHaveProperty("checked", true);
});

test("an option that cannot be chosen stays in sight, and a switch says why it is blocked", async () => {
  await berth.go("/forms/radio");
  const radios = await formOf("One that cannot be chosen");
  expect(radios.getByRole("radio", { name: /By the year/ })).toHaveProperty("disabled", true);
  await berth.go("/forms/switch");
  const switches = await formOf("Blocked");
  const scale = switches.getByRole("switch", { name: "Scale by itself" });
  await berth.user.click(scale);
  expect(scale).toHaveProperty("checked", false);
  switches.getByRole("spinbutton").focus();
  await berth.user.keyboard("{ArrowUp}");
  await berth.user.click(scale);
  expect(await sent(switches)).toEqual({ replicas: 2, scale: true });
});

test("a low rating asks for its reason, and two stars are read as such", async () => {
  await berth.go("/forms/rating");
  const form = await formOf("A review");
  await berth.user.click(form.getByRole("radio", { name: "2 stars" }));
  await check(form);
  expect(await form.findByText("Please fill this in.")).toBeTruthy();
  await berth.user.type(form.getByRole("textbox", { name: /What should be better/ }), "Faster");
  expect(await sent(form)).toEqual({ stars: 2, why: "Faster" });
});

test("a range says its ends as times, and refuses to be too narrow", async () => {
  await berth.go("/forms/range-slider");
  const hours = await formOf("Hours");
  expect(hours.getAllByRole("slider").map((one) => one.getAttribute("aria-valuetext"))).toEqual([
    "09:00",
    "18:00",
  ]);
  const least = await formOf("At least so far apart");
  await check(least);
  expect(await least.findByText("At least 02:00.")).toBeTruthy();
});

test("a day is typed in the language's order, and refused when there is none like it", async () => {
  await berth.go("/forms/date-time-picker");
  const form = await formOf("A day");
  const due = await form.findByRole("textbox", { name: /Due/ });
  const type = async (text: string) => {
    await berth.user.clear(due);
    await berth.user.type(due, `${text}{Tab}`);
  };
  await type("31/2/2027");
  expect(await form.findByText("This is not a valid value.")).toBeTruthy();
  await type("1.3.28");
  expect(await form.findByText("Not after 31 December 2027.")).toBeTruthy();
  await type("1.3.27");
  expect(await sent(form)).toEqual({ due: "2027-03-01" });
  const time = await formOf("A time");
  const at = time.getByRole("combobox");
  await berth.user.clear(at);
  await berth.user.type(at, "9:45 pm{Tab}");
  expect(await sent(time)).toEqual({ at: "21:45" });
  const period = await formOf("A period");
  const to = period.getByRole("textbox", { name: "To" });
  await berth.user.clear(to);
  await berth.user.type(to, "31/10/2026{Tab}");
  await check(period);
  expect(await period.findByText("The start lies after the end.")).toBeTruthy();
});

test("a comment is sent by Ctrl and Enter, and nothing blank is", async () => {
  await berth.go("/forms/textarea");
  const box = await screen.findByRole("textbox", { name: "Comment" });
  const list = within(screen.getByRole("list", { name: "Comments" }));
  await berth.user.type(box, "  {Control>}{Enter}{/Control}");
  expect(list.getAllByRole("listitem")).toHaveLength(1);
  await berth.user.clear(box);
  await berth.user.type(box, "Well done{Control>}{Enter}{/Control}");
  expect(list.getByText("Well done")).toBeTruthy();
  expect(document.activeElement).toBe(box);
});

test("a second list follows the first", async () => {
  await berth.go("/forms/select");
  const form = await formOf("Dependent");
  await berth.user.selectOptions(form.getByRole("combobox", { name: /Region/ }), "South");
  await check(form);
  expect(await form.findByText("Please fill this in.")).toBeTruthy();
  await berth.user.selectOptions(form.getByRole("combobox", { name: /Zone/ }), "south-2");
  expect(await sent(form)).toEqual({ region: "south", zone: "south-2" });
});
