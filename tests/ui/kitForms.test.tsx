import { screen, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { example } from "./formExamples.ts";

let berth: TestConsole;
beforeAll(async () => {
  berth = await openConsole({ at: "/develop/kit/forms", as: "client" });
}, 60_000);
afterAll(() => berth.close());
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
    // A plain field stands in its place until its code is there.
    const show = await form.findByRole("button", { name: "Show" });
    const secret = form.getByLabelText(/Password/);
    await berth.user.type(secret, "long enough");
    expect(secret.getAttribute("type")).toBe("password");
    await berth.user.click(show);
    expect(secret.getAttribute("type")).toBe("text");
    await berth.user.click(form.getByRole("button", { name: "Clear" }));
    expect(await sent(form)).toEqual({
      name: "Pier",
      domain: "demo-mall",
      secret: "long enough",
      search: "",
    });
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
    expect(await sent(form)).toEqual({
      hosts: ["demo.berth.local", "a.local", "b.local", "c.local", "d.local"],
      topics: ["network", "quota"],
    });
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
    expect(await sent(checks)).toEqual({
      news: ["billing", "network", "storage", "security"],
      sleep: true,
      scale: false,
      terms: true,
    });
  });

  test("stars", async () => {
    const form = await example("Slider and rating");
    await berth.user.click(form.getByRole("radio", { name: "4 stars" }));
    expect(await sent(form)).toEqual({ replicas: 4, hours: [9, 18], stars: 4 });
    expect(form.getAllByRole("slider").map((slider) => slider.getAttribute("aria-valuetext"))).toEqual([
      "4",
      "09:00",
      "18:00",
    ]);
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
    expect(await sent(form)).toMatchObject({
      due: "2027-03-01",
      at: "21:45",
      start: expect.stringMatching(/^2026-12-2[345]T.*Z$/),
      period: { from: "2026-11-01", to: "2026-11-30" },
    });
  });

  test("rows are added, moved and removed", async () => {
    const form = await example("Rows of fields");
    await berth.user.click(form.getByRole("button", { name: "Add a port" }));
    await waitFor(() =>
      expect(document.activeElement).toBe(form.getAllByRole("textbox", { name: /Name/ })[2]),
    );
    await berth.user.keyboard("admin");
    await berth.user.type(
      form.getAllByRole("textbox", { name: /Number/ })[2] ?? expect.fail("no third row"),
      "9000{Alt>}{ArrowUp}{/Alt}",
    );
    await berth.user.click(form.getByRole("button", { name: "Remove row 1" }));
    expect(await sent(form)).toEqual({
      ports: [
        { name: "admin", port: 9000 },
        { name: "metrics", port: 9090 },
      ],
    });
  });
});
