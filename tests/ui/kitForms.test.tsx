import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openConsole, type TestConsole } from "../support/console.tsx";

let berth: TestConsole;
beforeAll(async () => {
  berth = await openConsole({ at: "/develop/kit/forms", as: "client" });
}, 60_000);
afterAll(() => berth.close());

/** The example with this title; its first form is the one to try out. */
const example = async (title: string) => within(await screen.findByRole("form", { name: title }));
const sent = async (form: Awaited<ReturnType<typeof example>>): Promise<unknown> => {
  await berth.user.click(form.getByRole("button", { name: "Check" }));
  return JSON.parse((await form.findByRole("status")).textContent);
};

describe("by keyboard", () => {
  test("text: a wrong one gets the focus, a secret can be shown, a text cleared", async () => {
    const form = await example("Text");
    await berth.user.click(form.getByRole("button", { name: "Check" }));
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole("textbox", { name: /App name/ })));
    await berth.user.keyboard("Pier");
    const secret = form.getByLabelText(/Password/);
    await berth.user.type(secret, "long enough");
    expect(secret.getAttribute("type")).toBe("password");
    await berth.user.click(form.getByRole("button", { name: "Show" }));
    expect(secret.getAttribute("type")).toBe("text");
    await berth.user.click(form.getByRole("button", { name: "Clear" }));
    expect(await sent(form)).toEqual({ name: "Pier", domain: "demo-mall", secret: "long enough", search: "" });
  });

  test("numbers: arrow and page keys step, and stop at the limits", async () => {
    const form = await example("Number and money");
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

  test("choices: typing finds, Enter takes, from afar too, and what is missing is made", async () => {
    const form = await example("Choice");
    await berth.user.selectOptions(form.getByRole("combobox", { name: /Region/ }), "East");
    const port = form.getByRole("combobox", { name: /^Port/ });
    await berth.user.clear(port);
    await berth.user.type(port, "jetty 2{Enter}");
    const remote = form.getByRole("combobox", { name: /Searched remotely/ });
    await berth.user.type(remote, "fairway 3");
    await screen.findByRole("option", { name: "Fairway 3" });
    await berth.user.keyboard("{Enter}");
    await waitFor(() => expect(remote).toHaveProperty("value", "Fairway 3"));
    const group = form.getByRole("combobox", { name: /Group/ });
    await berth.user.type(group, "Moorings");
    await berth.user.click(await screen.findByRole("option", { name: "Create “Moorings”" }));
    expect(await sent(form)).toEqual({ region: "east", port: "p22", image: "p30", group: "own-Moorings" });
  });

  test("tags: Enter and comma end one, a paste brings several, the wrong one is named", async () => {
    const form = await example("Tags");
    const hosts = form.getByRole("combobox", { name: /Allowed hosts/ });
    await berth.user.click(hosts);
    await berth.user.paste("a.local, b.local");
    await berth.user.type(hosts, "c.local,d.local{Enter}");
    await berth.user.click(form.getByRole("button", { name: "Check" }));
    expect(await form.findByText("This is not a valid value.")).toBeTruthy();
    await berth.user.click(form.getByRole("option", { name: /not a host/ }));
    const topics = form.getByRole("combobox", { name: /Topics/ });
    await berth.user.type(topics, "quo{ArrowDown}{Enter}");
    await waitFor(() => expect(form.getByRole("option", { name: /Quota/ })).toBeTruthy());
    expect(await sent(form)).toEqual({ hosts: ["demo.berth.local", "a.local", "b.local", "c.local", "d.local"], topics: ["network", "quota"] });
  });

  test("radio buttons, check boxes and switches", async () => {
    const radios = await example("Radio buttons");
    await berth.user.click(radios.getByRole("radio", { name: /Helm chart/ }));
    await berth.user.click(radios.getByRole("radio", { name: "By the month" }));
    expect(radios.getByRole("radio", { name: /By the year/ })).toHaveProperty("disabled", true);
    expect(await sent(radios)).toEqual({ source: "chart", billing: "month" });
    const checks = await example("Check boxes and switches");
    await berth.user.click(checks.getByRole("checkbox", { name: "All" }));
    await berth.user.click(checks.getByRole("switch", { name: "Scale by itself" }));
    await berth.user.click(checks.getByRole("button", { name: "Check" }));
    expect(await checks.findByText("Please fill this in.")).toBeTruthy();
    await berth.user.click(checks.getByRole("checkbox", { name: /terms/ }));
    expect(await sent(checks)).toEqual({ news: ["billing", "network", "storage", "security"], sleep: true, scale: false, terms: true });
  });

  test("stars", async () => {
    const form = await example("Slider and rating");
    await berth.user.click(form.getByRole("radio", { name: "4 stars" }));
    expect(await sent(form)).toEqual({ replicas: 4, hours: [9, 18], stars: 4 });
    expect(form.getAllByRole("slider").map((slider) => slider.getAttribute("aria-valuetext"))).toEqual(["4", "09:00", "18:00"]);
  });

  test("days and times are typed in the language's order, and refused when they are none", async () => {
    const form = await example("Dates and times");
    const due = await form.findByRole("textbox", { name: /Due/ });
    const type = async (field: HTMLElement, text: string) => {
      await berth.user.clear(field);
      await berth.user.type(field, `${text}{Tab}`);
    };
    await type(due, "31/2/2027");
    expect(await form.findByText("This is not a valid value.")).toBeTruthy();
    await type(due, "1.3.28");
    expect(await form.findByText("Not after 31 December 2027.")).toBeTruthy();
    await type(due, "1.3.27");
    await type(form.getByRole("combobox", { name: /Daily backup/ }), "9:45 pm");
    await type(form.getByRole("textbox", { name: "Day" }), "24/12/2026");
    await type(form.getByRole("textbox", { name: "To" }), "31/10/2026");
    await berth.user.click(form.getByRole("button", { name: "Check" }));
    expect(await form.findByText("The start lies after the end.")).toBeTruthy();
    await type(form.getByRole("textbox", { name: "To" }), "30/11/2026");
    expect(await sent(form)).toMatchObject({ due: "2027-03-01", at: "21:45", start: expect.stringMatching(/^2026-12-2[345]T.*Z$/), period: { from: "2026-11-01", to: "2026-11-30" } });
  });

  test("rows are added, moved and removed", async () => {
    const form = await example("Rows of fields");
    await berth.user.click(form.getByRole("button", { name: "Add a port" }));
    await waitFor(() => expect(document.activeElement).toBe(form.getAllByRole("textbox", { name: /Name/ })[2]));
    await berth.user.keyboard("admin");
    await berth.user.type(form.getAllByRole("textbox", { name: /Number/ })[2] ?? expect.fail("no third row"), "9000{Alt>}{ArrowUp}{/Alt}");
    await berth.user.click(form.getByRole("button", { name: "Remove row 1" }));
    expect(await sent(form)).toEqual({ ports: [{ name: "admin", port: 9000 }, { name: "metrics", port: 9090 }] });
  });
});

test("a wizard goes on when a step is right, keeps it when one goes back, and holds the step in the address", async () => {
  const form = await example("Wizard");
  await berth.user.click(form.getByRole("button", { name: "Next: Shape" }));
  await waitFor(() => expect(berth.place()).toContain("step=shape"));
  await berth.user.click(await form.findByRole("button", { name: "Next: Summary" }));
  await waitFor(() => expect(form.getAllByText("Please fill this in.").length).toBe(2));
  expect(form.getByRole("button", { name: /^3/ })).toHaveProperty("disabled", true);
  await berth.user.type(form.getByRole("textbox", { name: /App name/ }), "pier");
  await berth.user.click(form.getByRole("button", { name: "Back" }));
  await berth.user.click(await form.findByRole("radio", { name: /App template/ }));
  await berth.user.click(form.getByRole("button", { name: "Next: Shape" }));
  expect(await form.findByRole("textbox", { name: /App name/ })).toHaveProperty("value", "pier");
  await berth.user.selectOptions(form.getByRole("combobox", { name: /Region/ }), "South");
  await berth.user.keyboard("{Enter}");
  await berth.user.click(form.getByRole("button", { name: "Next: Summary" }));
  expect(await form.findByText("App template")).toBeTruthy();
  await berth.user.click(form.getByRole("button", { name: "Deploy" }));
  expect(await screen.findByText("“pier” is on its way")).toBeTruthy();
});

test("a form made of a JSON schema says what is wrong in the console's words", async () => {
  const form = within(document.getElementById("schema") ?? expect.fail("no example"));
  const name = await form.findByRole("textbox", { name: /App name/ });
  await berth.user.type(name, "ab");
  await berth.user.click(form.getByRole("button", { name: "Check" }));
  expect(await form.findByText("At least 3 characters.")).toBeTruthy();
  expect(form.getAllByText("Please fill this in.").length).toBe(2);
  await berth.user.click(form.getByRole("button", { name: "Add an entry" }));
  expect(form.getAllByRole("textbox", { name: /Number/ }).length).toBe(2);
});

test("the gallery has parts, an outline with anchors, and every example its title", async () => {
  const parts = within(await screen.findByRole("navigation", { name: "Parts of the kit" }));
  expect(parts.getAllByRole("link").map((link) => link.textContent)).toEqual(["Forms", "Data", "Display", "Feedback"]);
  // jsdom takes every media query to hold, and a narrow window has no outline.
  const outline = within(await waitFor(() => document.querySelector<HTMLElement>('nav[aria-label="On this page"]') ?? expect.fail("no outline")));
  const titles = [...document.querySelectorAll("main h2[id$='-title']")].map((title) => title.textContent);
  expect(outline.getAllByRole("link", { hidden: true }).map((link) => link.textContent)).toEqual(titles);
  await berth.user.click(parts.getByRole("link", { name: "Display" }));
  // The forms above were filled in.
  const question = await waitFor(() => document.querySelector<HTMLElement>("[role=alertdialog]") ?? expect.fail("no question"));
  // Without a layout the library that keeps the focus in may take the question itself for hidden; browser tests press it as it is.
  await berth.user.click(await within(question).findByRole("button", { name: "Leave", hidden: true }));
  await waitFor(() => expect(berth.place()).toBe("/develop/kit/display"));
});
