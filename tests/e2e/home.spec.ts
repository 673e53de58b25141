import { expect, test } from "./console.ts";
import { expectSubscribed, type Gateway } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { say } from "./texts.ts";

const word = (key: string) => say("en", `overview:${key}`);

/** Runs an operation for the client, as another window of theirs would. */
async function elsewhere(gateway: Gateway, query: string): Promise<void> {
  const { login } = await gateway.ask<{ login: { accessToken: string } }>(
    'mutation { login: ordinaryUserLogin(username: "client", password: "client") { accessToken } }',
  );
  const answer = await gateway.send("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${login.accessToken}` },
    body: JSON.stringify({ query }),
  });
  expect(await answer.json()).not.toHaveProperty("errors");
}

test("home counts a domain and shows a work order at once that came elsewhere", async ({
  page,
  openAs,
  gateway,
}) => {
  await openAs("client", "/user/dashboards");
  const card = (id: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name: word(`cards.${id}`) }) });
  await expect(card("resources").getByText(word("resources.live"))).toBeVisible();
  const domains = card("resources").getByRole("img", { name: /^Free domains/ });
  const counted = Number(/Running (\d+)/.exec((await domains.getAttribute("aria-label")) ?? "")?.[1]);
  await expectSubscribed(gateway, "HomeDomainChanges");
  await elsewhere(
    gateway,
    'mutation { domainRegister(label: "counted-at-once", suffix: "berth.dev", idempotencyKey: "counted") { id } }',
  );
  await expect(domains).toHaveAccessibleName(new RegExp(`Running ${counted + 1}\\b`));
  await expectSubscribed(gateway, "HomeTicketChanges");
  await elsewhere(
    gateway,
    'mutation { ticketCreate(input: { category: OTHER, subject: "The newest of all", body: "<p>It is new.</p>" }, idempotencyKey: "newest") { id } }',
  );
  await card("tickets").getByRole("link", { name: "The newest of all" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The newest of all" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, setting: { locale: "ar", theme: "light" } });

  test("home stays within the window and has no barrier", async ({ page, openAs }) => {
    await openAs("client", "/user/dashboards");
    await expect(page.getByRole("table", { name: say("ar", "overview:cards.deployments") })).toBeVisible();
    await expectNoSideScroll(page);
    await expectAccessible(page);
  });
});
