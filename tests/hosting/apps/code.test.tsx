import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";
import { codeOf } from "#web/features/hosting/apps/code/codes.ts";
import { isDocument } from "#web/features/hosting/apps/code/documents.ts";

let screens: Screens | undefined;
afterEach(async () => {
  await screens?.close();
  screens = undefined;
});

const input = {
  name: "shop",
  spec: { image: "berth/hello:1.0", ports: [{ port: 8080 }], health: null },
  variables: [
    { key: "MODE", value: "it's fast", isSecret: false },
    { key: "DB_PASSWORD", value: "s3cret", isSecret: true },
  ],
};
const code = async (kind: string): Promise<string> => {
  const drawer = within(await screen.findByRole("dialog", { name: "Copy as code" }));
  await screens?.berth.user.click(drawer.getByRole("button", { name: kind }));
  return (await drawer.findByText(/berth\/hello:1\.1/)).textContent ?? "";
};

test("an app of one's own is shown as GraphQL, curl and YAML", async () => {
  screens = await openScreensAt("/product/las/apps/app_tide?tab=settings", { fragile: "HostedAppExport" });
  await screens.press("Copy as code");
  expect(await code("GraphQL")).toContain("appCreate(input: $input");
  expect(await code("curl")).toContain("Bearer $BERTH_TOKEN");
  expect(parse(await code("YAML"))).toMatchObject({ name: "tide-api", spec: { image: "berth/hello:1.1" } });
});

test("what is shown can be sent as it stands: quoted for the shell, and without secrets", () => {
  const curl = codeOf("curl", input, "https://console.example");
  expect(curl).toContain(String.raw`it'\''s fast`);
  for (const kind of ["graphql", "curl", "yaml"] as const)
    expect(codeOf(kind, input, "https://console.example")).not.toContain("s3cret");
});

test("a document makes another app; what is none is refused before it is sent", async () => {
  screens = await openScreensAt("/product/las/list", { fragile: "HostedAppList" });
  await screens.press("Import");
  const drawer = within(await screen.findByRole("dialog", { name: "Import an app" }));
  await screens.berth.user.type(await drawer.findByRole("textbox", { name: /^Name/ }), "tide-two");
  const text = drawer.getByRole("textbox", { name: /^Document/ });
  await screens.berth.user.click(text);
  await screens.berth.user.paste("{}");
  await screens.berth.user.click(drawer.getByRole("button", { name: "Import" }));
  expect(text.getAttribute("aria-invalid")).toBe("true");
  await screens.berth.user.clear(text);
  const spec = {
    image: "berth/hello:1.0",
    command: null,
    args: null,
    cpuMilli: 200,
    memoryMib: 256,
    ports: [{ port: 8080, protocol: "HTTP", isPublic: true }],
    health: null,
    volumes: [],
    isReadOnly: false,
  };
  const document = {
    format: "berth/app/1",
    displayName: "Tide two",
    icon: null,
    templateId: null,
    sleep: null,
    spec,
  };
  await screens.berth.user.click(text);
  await screens.berth.user.paste(JSON.stringify(document));
  await screens.berth.user.click(drawer.getByRole("button", { name: "Import" }));
  expect(await screen.findByText("tide-two is being deployed")).toBeTruthy();
});

test("only what the console saved counts as a document", () => {
  expect(isDocument('{"format":"berth/app/1"}')).toBe(true);
  for (const text of ["", "null", "[]", "{}", '{"format":"berth/app/2"}'])
    expect(isDocument(text)).toBe(false);
});
