import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

const kept = "berth.usr_client.email.outbox";
const outbox = () => window.localStorage.getItem(kept);
const rows = () => [...document.querySelectorAll<HTMLElement>("li[data-index] > a")];
const subjects = () => rows().map((row) => row.textContent ?? "");
const waiting = () => screen.queryAllByRole("img", { name: "Waits for the gateway" });
const newest = "Les photos du toit";

let screens: Screens;
afterEach(async () => {
  window.localStorage.removeItem(kept);
  await screens.close();
});

async function start(at = "/apps/email", waits: object[] = []) {
  screens = await openScreensAt(at, {
    // Everything fails: one answer tells the console that the gateway is back, and it would send again what waits.
    fragile: "",
    kept: waits.length > 0 ? { [kept]: JSON.stringify(waits) } : {},
  });
  if (at.startsWith("/apps/email")) await waitFor(() => expect(rows().length).toBeGreaterThan(3));
}
const keys = (text: string) => screens.berth.user.keyboard(text);
const mailOf = async (id: string) =>
  (await screens.ask<{ mail: object }>(`{ mail(id: ${id}) { isStarred isArchived labels } }`)).mail;
const idOf = (text: string) =>
  new URL(
    rows()
      .find((row) => row.textContent?.includes(text))
      ?.getAttribute("href") ?? "",
    "http://x",
  ).searchParams.get("open") ?? "";

test("what is done while the gateway is away shows at once, waits, and is done in its order when it is back", async () => {
  await start();
  const id = idOf(newest);
  screens.away = true;
  await keys("s");
  await waitFor(() => expect(waiting()).toHaveLength(1));
  expect(screen.getByRole("button", { name: `Star ${newest}`, pressed: true })).toBeTruthy();
  await keys("se");
  await waitFor(() => expect(subjects().some((subject) => subject.includes(newest))).toBe(false));
  expect(JSON.parse(outbox() ?? "[]")).toHaveLength(3);
  expect(await mailOf(id)).toMatchObject({ isStarred: false, isArchived: false });
  screens.away = false;
  await waitFor(() => expect(outbox()).toBeNull());
  expect(await mailOf(id)).toMatchObject({ isStarred: false, isArchived: true });
  expect(subjects().some((subject) => subject.includes(newest))).toBe(false);
});

test("what waits is called off by its Undo, and the gateway never hears of it", async () => {
  await start();
  const id = idOf(newest);
  screens.away = true;
  await keys("e");
  await screens.berth.user.click(
    within(
      (await screen.findByText(/archived; the gateway hears of it/)).parentElement ?? document.body,
    ).getByRole("button", { name: "Undo", hidden: true }),
  );
  await waitFor(() => expect(subjects()[0]).toContain(newest));
  expect(outbox()).toBeNull();
  screens.away = false;
  expect(await mailOf(id)).toMatchObject({ isArchived: false });
});

test("what waited when the page was left is done from any screen that is opened next", async () => {
  await start("/apps/ecommerce/manage-review", [
    { id: "kept-1", ids: ["3"], input: { addLabel: "IMPORTANT" }, failed: null },
  ]);
  await waitFor(() => expect(outbox()).toBeNull());
  expect(await mailOf("3")).toMatchObject({ labels: ["PRIVATE", "IMPORTANT"] });
});

test("what the gateway refuses later is told, and waits no more", async () => {
  await start("/apps/email", [{ id: "kept-1", ids: ["3"], input: { addLabel: "NOWHERE" }, failed: null }]);
  expect(await screen.findByText("Some values were not accepted. Check them and try again.")).toBeTruthy();
  await waitFor(() => expect(outbox()).toBeNull());
});

const dialog = async () => within(await screen.findByRole("dialog", { name: "New message" }));
async function mailsNamed(subject: string): Promise<number> {
  const { goesOut, sent } = await screens.ask<Record<"goesOut" | "sent", { items: { subject: string }[] }>>(
    "{ goesOut: mails(filter: { box: SCHEDULED }) { items { subject } } sent: mails(filter: { box: SENT }) { items { subject } } }",
  );
  return [...goesOut.items, ...sent.items].filter((one) => one.subject === subject).length;
}

async function write(subject: string) {
  await keys("c");
  await screens.berth.user.type(
    await (await dialog()).findByRole("combobox", { name: /^To/ }),
    "felix@example.net,",
  );
  await screens.berth.user.type((await dialog()).getByRole("textbox", { name: "Subject" }), subject);
}

test("a mail that is sent while the gateway is away goes out when it is back, once", async () => {
  await start();
  await write("From a tunnel");
  screens.away = true;
  await screens.berth.user.click((await dialog()).getByRole("button", { name: "Send" }));
  expect(await screen.findByText("1 mail goes out when the gateway is back")).toBeTruthy();
  expect(screen.queryByRole("dialog", { name: "New message" })).toBeNull();
  screens.away = false;
  await waitFor(() => expect(outbox()).toBeNull());
  expect(await mailsNamed("From a tunnel")).toBe(1);
});

test("a mail whose answer was lost is not sent twice", async () => {
  await start();
  await write("Said once");
  const decide = screens.holdBack("MailSend");
  await screens.berth.user.click((await dialog()).getByRole("button", { name: "Send" }));
  await waitFor(async () => expect(await mailsNamed("Said once")).toBe(1));
  decide("lost");
  await waitFor(() => expect(screens.berth.sent("MailSend")).toBe(2));
  await waitFor(() => expect(outbox()).toBeNull());
  expect(await mailsNamed("Said once")).toBe(1);
});

test("a mail that waits is taken back into its window", async () => {
  await start();
  await write("On second thought");
  screens.away = true;
  await screens.berth.user.click((await dialog()).getByRole("button", { name: "Send" }));
  await screens.berth.user.click(await screen.findByRole("button", { name: "Undo send" }));
  expect(await screen.findByDisplayValue("On second thought")).toBeTruthy();
  expect(outbox()).toBeNull();
});

test("a mail that is refused later says why and comes back into its window", async () => {
  const values = { to: [], cc: [], bcc: [], subject: "To nobody", message: "", files: [] };
  await start("/apps/email", [
    {
      id: "kept-1",
      ids: [],
      input: null,
      letter: { written: { values }, people: [], sendAt: null },
      failed: null,
    },
  ]);
  expect(
    await screen.findByText("A mail was not sent: Some values were not accepted. Check them and try again."),
  ).toBeTruthy();
  await screens.berth.user.click(screen.getByRole("button", { name: "Undo send" }));
  expect(await screen.findByDisplayValue("To nobody")).toBeTruthy();
});

test("what is written and closed while the gateway is away is a draft when it is back", async () => {
  await start();
  await write("Not yet");
  screens.away = true;
  await screens.berth.user.type((await dialog()).getByRole("textbox", { name: "Subject" }), ", not today");
  await screens.berth.user.click((await dialog()).getByRole("button", { name: "Close and keep the draft" }));
  await waitFor(() => expect(outbox()).toContain("Not yet, not today"));
  expect(screen.queryByText(/goes out when the gateway is back/)).toBeNull();
  screens.away = false;
  await waitFor(() => expect(outbox()).toBeNull());
  const { mails } = await screens.ask<{ mails: { items: { subject: string }[] } }>(
    "{ mails(filter: { box: DRAFT }) { items { subject } } }",
  );
  expect(
    mails.items.filter(({ subject }) => subject.startsWith("Not yet")).map(({ subject }) => subject),
  ).toEqual(["Not yet, not today"]);
});

test("what is written is kept as a draft when a waiting mail takes its place", async () => {
  await start();
  screens.away = true;
  await write("The one in between");
  await screens.berth.user.click((await dialog()).getByRole("button", { name: "Send" }));
  // Its window stays until the sending was tried again.
  expect(await screen.findByRole("button", { name: "Undo send" })).toBeTruthy();
  await write("The one that waits");
  await screens.berth.user.click(screen.getByRole("button", { name: "Undo send" }));
  expect(await screen.findByDisplayValue("The one in between")).toBeTruthy();
  await waitFor(() => expect(outbox()).toContain("The one that waits"));
});

test("what is refused after it was shown is put back", async () => {
  await start();
  const [first] = subjects();
  screens.away = true;
  await keys("e");
  await waitFor(() => expect(subjects()[0]).not.toBe(first));
  window.localStorage.setItem(kept, (outbox() ?? "").replace('"isArchived":true', '"addLabel":"NOWHERE"'));
  screens.away = false;
  expect(await screen.findByText("Some values were not accepted. Check them and try again.")).toBeTruthy();
  await waitFor(() => expect(subjects()[0]).toBe(first));
});
