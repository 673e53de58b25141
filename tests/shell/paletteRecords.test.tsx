import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openConsole, type TestConsole, type TestConsoleOptions } from "#tests/support/console.tsx";
import { startThreadGateway, type ThreadAnswer } from "#tests/support/threadGateway.ts";

let berth: TestConsole;
const further: (() => Promise<void>)[] = [];
afterEach(async () => {
  await berth.close();
  for (const close of further.splice(0)) await close();
});

const list = "/apps/ecommerce/product/list";
const options = () =>
  [...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent ?? "");
const active = () => document.querySelector("[role=option][aria-selected=true]")?.textContent ?? "";
const group = (name: string) => screen.findByRole("group", { name });
const type = (text: string) => berth.user.keyboard(text);
const nothing = () => screen.queryByText(/^(Nothing found|没有找到)/);

async function openPalette(given: TestConsoleOptions = {}) {
  berth = await openConsole({ at: list, as: "client", ...given });
  await screen.findByRole("table");
  await type("{Control>}k{/Control}");
  await screen.findByRole("combobox", { name: /^(Search pages|搜索页面)/ });
}

/** A gateway whose answers to the search are what `answer` makes of them. */
async function searching(answer: (asked: () => Promise<ThreadAnswer>, q: string) => Promise<ThreadAnswer>) {
  const own = await startThreadGateway();
  further.push(own.close);
  return {
    ...own,
    inject: async (request: Parameters<typeof own.inject>[0]) => {
      const asked = () => own.inject(request);
      const [, q] =
        /"PaletteSearch".*"q":"([^"]*)"/.exec(
          JSON.stringify(request.payload).replaceAll(String.raw`\"`, '"'),
        ) ?? [];
      return q === undefined ? await asked() : await answer(asked, q);
    },
  };
}

test("finds a product by its name, marks what was typed, and Enter opens it", async () => {
  await openPalette();
  await type("antern speak");
  const [product] = within(await group("Products")).getAllByRole("option");
  expect(product?.textContent).toContain("Lantern speakerNorthquay · 77210");
  expect([...(product?.querySelectorAll("mark") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "antern",
    "speak",
  ]);
  await type("{Enter}");
  await waitFor(() => expect(berth.place()).toBe("/apps/ecommerce/product/edit/2"));
});

test.each([
  ["5511", "#5511", "/apps/ecommerce/order/details/100"],
  ["#5511", "#5511", "/apps/ecommerce/order/details/100"],
  ["48592", "Bowline paper clips", "/apps/ecommerce/product/edit/50"],
  ["4990", "#4990", "/apps/invoice/preview/4990"],
])("%s leads to the record of this number", async (typed, name, path) => {
  await openPalette();
  await type(typed);
  await waitFor(() => expect(active()).toContain(name));
  expect(document.querySelector("[aria-selected=true] mark")?.textContent).toBe(typed.replace("#", ""));
  await type("{Enter}");
  await waitFor(() => expect(berth.place()).toBe(path));
});

test.each(["48593", "product 12", "order ord_demo"])(
  "offers nothing for %s, which is nowhere",
  async (typed) => {
    await openPalette();
    await type(typed);
    await waitFor(() => expect(nothing()?.textContent).toContain(typed));
    expect(options()).toEqual([]);
  },
);

test("leads from a list's first rows to all of them", async () => {
  await openPalette();
  await type("example.org");
  const customers = within(await group("Customers")).getAllByRole("option");
  expect(customers).toHaveLength(6);
  const all = customers.at(-1);
  expect(all?.textContent).toMatch(/^See all \d+ in Customers$/);
  if (all) await berth.user.click(all);
  await waitFor(() => expect(berth.place()).toBe("/apps/ecommerce/customer/list?q=example.org"));
  expect(await screen.findByDisplayValue("example.org")).toBeTruthy();
});

test("the arrows walk from one group into the next", async () => {
  await openPalette();
  await type("lantern");
  await waitFor(() => expect(options().length).toBe(4));
  const seen = [active()];
  for (const _ of options().slice(1)) {
    await type("{ArrowDown}");
    seen.push(active());
  }
  const plain = (text: string) => text.replace(/Open$/, "");
  expect(seen.map(plain)).toEqual(options().map(plain));
  expect(new Set(screen.getAllByRole("group").map(({ textContent }) => textContent?.slice(0, 7)))).toEqual(
    new Set(["Product", "Reviews", "Calenda"]),
  );
});

test("finds two Chinese characters", async () => {
  const gateway = await startThreadGateway();
  further.push(gateway.close);
  await gateway.change(
    "update ecommerce_products set \"productName\" = '海岸充电宝', search = '海岸充电宝' where id = 5",
  );
  await openPalette({ locale: "cn", gateway });
  await type("充电");
  expect(within(await group("商品")).getByRole("option").textContent).toContain("海岸充电宝");
});

test("says that nothing is found only when the answer is there", async () => {
  const answer = Promise.withResolvers<void>();
  const gateway = await searching(async (asked) => (await answer.promise, await asked()));
  await openPalette({ gateway });
  await type("zebra crossing");
  await waitFor(() => expect(berth.sent("PaletteSearch")).toBe(1));
  expect(screen.getByText("Searching")).toBeTruthy();
  expect(nothing()).toBeNull();
  answer.resolve();
  await waitFor(() => expect(nothing()).not.toBeNull());
});

test("keeps of what was found what holds the longer text, until the answer to it is there", async () => {
  const answer = Promise.withResolvers<void>();
  const gateway = await searching(async (asked, q) => {
    if (q !== "lantern") await answer.promise;
    return await asked();
  });
  await openPalette({ gateway });
  await type("lantern");
  await waitFor(() => expect(options()).toHaveLength(4));
  await type(" sp");
  await waitFor(() => expect(berth.sent("PaletteSearch")).toBe(2));
  expect(options().map((text) => text.slice(0, 7))).toEqual(["Lantern", "Warm so", "Nice pa"]);
  answer.resolve();
  await screen.findByText("3 results");
});

test("gives an older question up when there is a newer one", async () => {
  const never = Promise.withResolvers<ThreadAnswer>();
  const gateway = await searching((asked, q) => (q === "lant" ? never.promise : asked()));
  await openPalette({ gateway });
  await type("lant");
  await waitFor(() => expect(berth.sent("PaletteSearch")).toBe(1));
  await type("ern");
  await waitFor(() => expect(options()).toHaveLength(4));
  expect(berth.givenUp("PaletteSearch")).toBe(1);
});

test("says that the search failed, and tries again", async () => {
  const failures = ["lantern"];
  const gateway = await searching(async (asked, q) =>
    failures.pop() === q ? { statusCode: 500, headers: {}, cookies: [], body: "" } : await asked(),
  );
  await openPalette({ gateway });
  await type("lantern");
  expect(await screen.findByText("The search did not work")).toBeTruthy();
  expect(nothing()).toBeNull();
  await berth.user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(options()).toHaveLength(4));
});
