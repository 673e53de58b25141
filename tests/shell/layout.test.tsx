import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openConsole, type TestConsole, type TestConsoleOptions } from "#tests/support/console.tsx";
import { startThreadGateway, type ThreadGateway } from "#tests/support/threadGateway.ts";
import { layoutLink, layoutOfLink, wordsOf } from "#web/lib/layout/layoutWords.ts";
import { type Layout, primaries, readLayout } from "#web/lib/layout/layout.ts";
import { brandRamp, contrast } from "#web/ui/theme/brandRamp.ts";
import { darkTheme } from "#web/ui/theme/darkTheme.ts";
import { lightTheme } from "#web/ui/theme/lightTheme.ts";

const list = "/apps/ecommerce/product/list";
const defaults: Layout = {
  orientation: "vertical",
  contentWidth: "boxed",
  navbar: "sticky",
  navbarBlur: true,
  footer: "static",
  horizontalNav: "sticky",
  skin: "default",
  navCollapsed: false,
  primary: "harbour",
  theme: null,
};

describe("what was kept is read field by field", () => {
  test.each([
    undefined,
    null,
    "horizontal",
    7,
    [],
    {},
    { skin: "shiny", navbar: 3, primary: "#f00", theme: "sepia", navCollapsed: "yes" },
  ])("%j is the default", (kept) => {
    expect(readLayout(kept)).toEqual(defaults);
  });

  test("a good field stands beside a broken one", () => {
    expect(readLayout({ orientation: "horizontal", skin: null, navbarBlur: false, unknown: 1 })).toEqual({
      ...defaults,
      orientation: "horizontal",
      navbarBlur: false,
    });
  });

  test.each([
    [210.7, 210],
    [0, 0],
    [360, "harbour"],
    [-1, "harbour"],
    [Number.NaN, "harbour"],
    ["rose", "rose"],
  ])("the primary colour %j is %j", (primary, expected) => {
    expect(readLayout({ primary }).primary).toBe(expected);
  });
});

describe("a link", () => {
  test("carries all that is not a default, and nothing else", () => {
    const layout: Layout = {
      ...defaults,
      skin: "bordered",
      navbar: "hidden",
      navbarBlur: false,
      primary: 210,
      theme: "dark",
      footer: "sticky",
      navCollapsed: true,
    };
    expect(wordsOf(layout)).toEqual([
      "dark",
      "bordered",
      "collapsed",
      "navbar-hidden",
      "blur-off",
      "footer-sticky",
      "hue-210",
    ]);
    expect(wordsOf(defaults)).toEqual([]);
  });

  test.each<Partial<Layout>>([
    {},
    { theme: "system" },
    { orientation: "horizontal", horizontalNav: "static" },
    { primary: 0 },
    { primary: "amber", contentWidth: "fluid", footer: "hidden" },
  ])("gives back what went in: %j", (part) => {
    const layout = { ...defaults, ...part };
    const link = new URL(layoutLink("https://berth.example/apps?q=a", layout));
    expect(link.searchParams.get("q")).toBe("a");
    expect(layoutOfLink(link.searchParams.get("layout") ?? "")).toEqual(layout);
  });

  test("with words that are none is read as far as it can be", () => {
    expect(layoutOfLink("fluid.sparkling.hue-999.navbar-")).toEqual({ ...defaults, contentWidth: "fluid" });
  });
});

describe("every primary colour has harbour's contrast", () => {
  const wheel = Array.from({ length: 12 }, (_, step) => step * 30);
  test.each([...primaries, ...wheel])("%s", (primary) => {
    const ramp = brandRamp(primary);
    const at = (name: string) => ramp[name] ?? "#ffffff";
    expect(contrast(at("brand80"), "#ffffff"), "80 on white").toBeGreaterThanOrEqual(4.5);
    expect(contrast(at("brand90"), "#ffffff"), "white on 90, the dark theme's hover").toBeGreaterThanOrEqual(
      4.5,
    );
    expect(contrast(at("brand80"), lightTheme.canvas), "80 on the canvas").toBeGreaterThanOrEqual(4.5);
    expect(contrast(at("brand80"), at("tintLight")), "80 on its tint").toBeGreaterThanOrEqual(4.5);
    for (const ground of [
      darkTheme.canvas,
      darkTheme.card,
      darkTheme.colorNeutralBackground1,
      at("tintDark"),
    ]) {
      expect(contrast(at("brand120"), ground), `120 on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(at("brand130"), ground), `130 on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(at("brand110"), ground), `a line of 110 on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    expect(
      contrast(darkTheme.colorNeutralForeground1, at("tintDark")),
      "text on the dark tint",
    ).toBeGreaterThanOrEqual(4.5);
    expect(
      contrast(lightTheme.colorNeutralForeground3, at("tintLight")),
      "text on the light tint",
    ).toBeGreaterThanOrEqual(4.5);
  });

  test("and colours of a different hue differ", () => {
    expect(new Set([...primaries, ...wheel].map((primary) => brandRamp(primary)["brand80"])).size).toBe(
      primaries.length + wheel.length,
    );
  });
});

describe("in the console", () => {
  let gateway: ThreadGateway;
  let berth: TestConsole;
  beforeAll(async () => {
    gateway = await startThreadGateway();
  });
  afterEach(() => berth.close());
  afterAll(() => gateway.close());
  const open = async (options: TestConsoleOptions) => {
    berth = await openConsole({ gateway, at: list, ...options });
  };
  const railed = () => screen.queryByRole("button", { name: "Expand the navigation" }) !== null;

  test("the settings of one person are not those of another", async () => {
    await open({ as: "client" });
    await berth.user.click(await screen.findByRole("button", { name: "Collapse the navigation" }));
    expect(railed()).toBe(true);
    await waitFor(() => expect(berth.sent("PreferenceSave")).toBe(1));
    await berth.close();
    await open({ as: "admin" });
    expect(railed()).toBe(false);
    await berth.close();
    await open({ as: "client" });
    await waitFor(() => expect(railed()).toBe(true));
  }, 60_000);

  test("a link sets what it says and takes itself out of the address", async () => {
    await open({ as: "admin", at: `${list}?q=tern&layout=collapsed.bordered` });
    await waitFor(() => expect(railed()).toBe(true));
    await waitFor(() => expect(berth.place()).toBe(`${list}?q=tern`));
    expect(document.documentElement.dataset["look"]).toBe("bordered collapsed");
  });

  test("the drawer opens from the person's menu, and its reset puts everything back", async () => {
    await open({ as: "admin", at: `${list}?layout=collapsed.fluid.rose` });
    await waitFor(() => expect(railed()).toBe(true));
    await berth.user.click(screen.getByRole("button", { name: /^Account of/ }));
    await berth.user.click(await screen.findByRole("menuitem", { name: "Interface settings" }));
    const drawer = within(await screen.findByRole("dialog", { name: "Interface settings" }));
    expect(drawer.getByRole<HTMLInputElement>("radio", { name: "Rose" }).checked).toBe(true);
    expect(drawer.getByRole<HTMLInputElement>("radio", { name: "Collapsed" }).checked).toBe(true);
    await berth.user.click(drawer.getByRole("button", { name: "Reset" }));
    expect(railed()).toBe(false);
    await waitFor(() => expect(document.documentElement.style.cssText).toBe(""));
  });
});
