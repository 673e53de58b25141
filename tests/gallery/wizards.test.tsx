import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

let berth: TestConsole;
beforeAll(async () => {
  berth = await openConsole({ at: "/wizard-examples/create-deal", as: "client" });
}, 60_000);
afterAll(() => berth.close());

const saved = (name: string) => within(screen.getByRole("list", { name }));

test("a deal is kept as a draft when its first step is right", async () => {
  await berth.user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Spring tides");
  await berth.user.click(screen.getByRole("button", { name: /Next: Who and when/ }));
  expect(await screen.findByRole("textbox", { name: /Code/ })).toBeTruthy();
  await waitFor(() => expect(saved("Deals").getByText("Spring tides")).toBeTruthy());
  expect(berth.sent("DealWizardCreate")).toBe(1);
});

test("a draft is continued with what it holds, and the same draft is changed", async () => {
  await berth.user.click(screen.getByRole("button", { name: "New" }));
  await berth.user.click(await screen.findByRole("button", { name: "What can be done with “Spring tides”" }));
  await berth.user.click(await screen.findByRole("menuitem", { name: "Continue", hidden: true }));
  const name = await screen.findByDisplayValue("Spring tides");
  await berth.user.type(name, " again");
  await berth.user.click(screen.getByRole("button", { name: /Next: Who and when/ }));
  await waitFor(() => expect(saved("Deals").getByText("Spring tides again")).toBeTruthy());
  expect(berth.sent("DealWizardCreate")).toBe(1);
});

test("a new deal begins empty, and is a draft of its own", async () => {
  await berth.user.click(screen.getByRole("button", { name: "New" }));
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  expect(name).toHaveProperty("value", "");
  expect(screen.getByRole("heading", { name: "A new deal" })).toBeTruthy();
  await berth.user.type(name, "Summer tides");
  await berth.user.click(screen.getByRole("button", { name: /Next: Who and when/ }));
  await waitFor(() => expect(saved("Deals").getByText("Summer tides")).toBeTruthy());
  expect(berth.sent("DealWizardCreate")).toBe(2);
});

test("a listing is submitted by its last step, and a wrong e-mail keeps its step", async () => {
  await berth.go("/wizard-examples/property-listing");
  const next = (name: RegExp) => screen.getByRole("button", { name });
  await berth.user.type(await screen.findByRole("textbox", { name: /Headline/ }), "Loft over the sail loft");
  await berth.user.click(next(/Next: Where/));
  await berth.user.type(await screen.findByRole("textbox", { name: /City/ }), "Xiamen");
  await berth.user.type(screen.getByRole("textbox", { name: /Street/ }), "9 Mast Row");
  await berth.user.click(next(/Next: Size/));
  await berth.user.type(await screen.findByRole("spinbutton", { name: /Floor area/ }), "80");
  await berth.user.type(screen.getByRole("textbox", { name: /Price/ }), "6900");
  await berth.user.click(next(/Next: Contact/));
  await berth.user.type(await screen.findByRole("textbox", { name: /Whom/ }), "Mu Yun");
  const mail = screen.getByRole("textbox", { name: /E-mail/ });
  await berth.user.type(mail, "muyun");
  await berth.user.click(next(/Next: Check/));
  expect(await screen.findByText("Write it as name@example.com.")).toBeTruthy();
  await berth.user.type(mail, "@harbourlab.example");
  await berth.user.click(next(/Next: Check/));
  await berth.user.click(await screen.findByRole("button", { name: "Submit the listing" }));
  expect(await screen.findByText("“Loft over the sail loft” is submitted")).toBeTruthy();
  await waitFor(() => expect(saved("Listings").getAllByText("Submitted").length).toBe(5));
});

test("a checkout places an order of the sample shop, with what was put into its cart", async () => {
  await berth.go("/wizard-examples/checkout");
  const next = (name: RegExp) => screen.getByRole("button", { name });
  await screen.findAllByRole("spinbutton", { name: /Quantity/ });
  await berth.user.click(next(/Next: Address/));
  await berth.user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Mu Yun");
  await berth.user.type(screen.getByRole("textbox", { name: /E-mail/ }), "muyun@harbourlab.example");
  await berth.user.type(screen.getByRole("textbox", { name: /Street/ }), "9 Mast Row");
  await berth.user.type(screen.getByRole("textbox", { name: /City/ }), "Xiamen");
  await berth.user.click(next(/Next: Payment/));
  await berth.user.click(await screen.findByRole("radio", { name: /PayPal/ }));
  await berth.user.click(next(/Next: Check/));
  await berth.user.click(await screen.findByRole("button", { name: "Place the order" }));
  expect(await screen.findByText(/^Order \d+ is placed$/)).toBeTruthy();
  expect(berth.sent("CheckoutExamplePlace")).toBe(1);
});
