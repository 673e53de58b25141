import { expectFocusKept, leapIn, pressOn, pressTo, typeInto } from "./byKeys.ts";
import { expect, test } from "./console.ts";
import { say } from "./texts.ts";

const ticket = (key: string, values = {}) => say("en", `tickets:${key}`, values);
const buy = (key: string, values = {}) => say("en", `machinesFlavors:${key}`, values);
const panel = (key: string, values = {}) => say("en", `machinesControls:${key}`, values);
const machine = (key: string) => say("en", `machinesMachines:${key}`);
const zone = (key: string, values = {}) => say("en", `domains:${key}`, values);
const chart = (key: string, values = {}) => say("en", `charts:${key}`, values);

test.describe("by keyboard alone", () => {
  test.use({ ownGateway: { RATE_LIMIT: "off" } });

  test("a work order is opened and added to", async ({ page, openAs }) => {
    await openAs("client", "/workorder/list/WorkOrderUser");
    await leapIn(page);
    await pressOn(page, page.getByRole("link", { name: ticket("create.open"), exact: true }));
    const drawer = page.getByRole("dialog");
    await typeInto(
      page,
      drawer.getByRole("textbox", { name: new RegExp(`^${ticket("fields.subject")}`) }),
      "The gate is shut",
    );
    await typeInto(page, drawer.locator(".ProseMirror"), "At the north quay.");
    await pressOn(page, drawer.getByRole("button", { name: ticket("create.submit") }));
    await expect(page.getByRole("heading", { level: 1, name: "The gate is shut" })).toBeVisible();
    const editor = page.getByRole("form", { name: ticket("composer.label") }).locator(".ProseMirror");
    await typeInto(page, editor, "It opens by itself.");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("It opens by itself.")).toBeVisible();
    await expect(editor).toHaveText("");
    await expectFocusKept(page);
  });

  test("a machine is chosen and bought, stopped and started, and keeps a snapshot", async ({
    page,
    openAs,
  }) => {
    await openAs("client", "/product/lcv/buy");
    await leapIn(page);
    const sizes = page.getByRole("radiogroup", { name: new RegExp(`^${buy("flavor")}`) }).getByRole("radio");
    await pressTo(page, sizes.and(page.locator(":checked")));
    await page.keyboard.press("ArrowDown");
    await expect(sizes.nth(2)).toBeChecked();
    for (const next of ["disk", "access"])
      await pressOn(
        page,
        page.getByRole("button", { name: say("en", "ui:form.next", { step: buy(`titles.${next}`) }) }),
      );
    await typeInto(page, page.getByRole("textbox", { name: new RegExp(`^${buy("name")}`) }), "beacon-03");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/step=review/);
    await expectFocusKept(page);
    await pressOn(page, page.getByRole("button", { name: buy("create"), exact: true }));
    await expect(page).toHaveURL(/\/product\/lcv\/panel\/vm_/);
    await expect(page.getByText(machine("states.RUNNING")).first()).toBeVisible();

    await pressOn(page, page.getByRole("button", { name: machine("actions.STOP"), exact: true }));
    await pressOn(page, page.getByRole("alertdialog").getByRole("button", { name: machine("actions.STOP") }));
    await expect(page.getByRole("button", { name: machine("actions.START"), exact: true })).toBeVisible();
    await expectFocusKept(page);
    await pressOn(page, page.getByRole("button", { name: machine("actions.START"), exact: true }));
    await expect(page.getByText(machine("states.RUNNING")).first()).toBeVisible();
    await expectFocusKept(page);

    await pressTo(
      page,
      page.getByRole("tab", { selected: true }).and(page.getByRole("tab", { name: panel("tabs.overview") })),
      "Shift+Tab",
    );
    await pressTo(page, page.getByRole("tab", { name: panel("tabs.snapshots") }), "ArrowRight");
    await page.keyboard.press("Enter");
    await pressOn(page, page.getByRole("tabpanel").getByRole("button", { name: panel("snapshot.add") }));
    const drawer = page.getByRole("dialog");
    await typeInto(
      page,
      drawer.getByRole("textbox", { name: new RegExp(`^${panel("snapshot.name")}`) }),
      "before-work",
    );
    await page.keyboard.press("Enter");
    await expect(drawer).toBeHidden();
    await expect(page.getByText("before-work", { exact: true })).toBeVisible();
    await expectFocusKept(page);
  });

  test("a zone gets a record, and answers it", async ({ page, openAs }) => {
    await openAs("client", "/product/freedomain");
    await leapIn(page);
    await pressOn(page, page.getByRole("button", { name: zone("addRecord") }));
    const drawer = page.getByRole("dialog");
    const type = drawer.getByRole("combobox", { name: new RegExp(`^${zone("columns.type")}`) });
    await pressTo(page, type);
    await page.keyboard.type("TXT");
    await expect(type).toHaveValue("TXT");
    const value = drawer.getByRole("textbox", { name: new RegExp(`^${zone("columns.value")}`) });
    await typeInto(page, value, "quay=north");
    await page.keyboard.press("Enter");
    await expect(drawer).toBeHidden();
    await expectFocusKept(page);
    await pressOn(page, page.getByRole("button", { name: /^Apply as v/ }));
    await typeInto(page, drawer.getByLabel(zone("comment")), "The north quay");
    await page.keyboard.press("Enter");
    await expect(page.getByText("The north quay")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Apply as v/ })).toHaveCount(0);
    await expectFocusKept(page);
  });

  test("a chart is changed in its form and its text, kept, and handed in", async ({ page, openAs }) => {
    await openAs("client", "/develop/HelmChartEditor?chart=1");
    await leapIn(page);
    const replicas = page.getByRole("group", { name: chart("editor.values") }).getByLabel("Replicas");
    const text = page.getByRole("textbox", { name: "values.yaml" });
    await pressTo(page, text);
    await page.keyboard.press("Escape");
    await pressTo(page, replicas);
    await page.keyboard.press("Control+a");
    await page.keyboard.type("4");
    await expect(text).toContainText("replicaCount: 4");
    await pressTo(page, text, "Shift+Tab");
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("# Read by the crew\n");
    const save = page.getByRole("button", { name: chart("editor.save"), exact: true });
    await page.keyboard.press("Control+s");
    await expect(save).toBeDisabled();
    await expectFocusKept(page);
    await page.keyboard.press("Escape");
    await pressOn(page, page.getByRole("button", { name: chart("actions.SUBMIT") }), "Shift+Tab");
    const ask = page.getByRole("alertdialog");
    await pressOn(page, ask.getByRole("button", { name: chart("actions.SUBMIT") }));
    await expect(page.getByText(/^In review 1\.4\.0/)).toBeVisible();
    await expectFocusKept(page);
  });
});
