import { afterAll, beforeAll, describe, expect, it } from "vitest";
import images from "../../../fixtures/catalogue/images.json" with { type: "json" };
import { sourceOf } from "#gateway/domains/catalogue/templates/filling.ts";
import { templates } from "#gateway/domains/catalogue/templates/repository.ts";
import { fillIn } from "#gateway/domains/catalogue/templates/rules.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

/** What a person would type where nothing is filled in yet. */
const typed = (slug: string): Record<string, string | number | boolean> => {
  const { properties = {}, required = [] } = templates().find((one) => one.slug === slug)?.inputsSchema ?? {};
  return Object.fromEntries(
    required
      .filter((name) => properties[name]?.["default"] === undefined)
      .map((name) => [name, "correct-horse-battery"]),
  );
};

describe("the templates", () => {
  it("are at least twelve, each with a name of its own", () => {
    expect(templates().length).toBeGreaterThanOrEqual(12);
    expect(new Set(templates().map(({ slug }) => slug)).size).toBe(templates().length);
  });

  it.each(templates().map(({ slug }) => slug))("%s is filled in, and its image is in the store", (slug) => {
    const source = fillIn(slug, typed(slug));
    expect(JSON.stringify(source)).not.toMatch(/\$\{/);
    const [path = "", tag = ""] = source.image.split(":");
    const repository = images.find(
      ({ namespace, name }) => (namespace === "library" ? name : `${namespace}/${name}`) === path,
    );
    expect(repository?.tags.map(({ name }) => name)).toContain(tag);
    expect(source.volumes.every(({ sizeGib }) => sizeGib >= 1)).toBe(true);
    for (const { key } of source.env) expect(key).toMatch(/^[A-Za-z_]\w*$/);
    if (source.health) expect(source.ports.map(({ port }) => port)).toContain(source.health.port);
  });

  it("take what is given before what they have themselves", () => {
    expect(fillIn("hello", { version: "1.1" }).image).toBe("berth/hello:1.1");
    expect(fillIn("hello", {}).image).toBe("berth/hello:1.0");
    expect(fillIn("memcached", { memory: 512 }).args).toEqual(["memcached", "-m", "512"]);
  });

  it("leave out a variable whose value is empty, and put a text in as it is", () => {
    expect(fillIn("whoami", { name: "" }).env).toEqual([]);
    expect(fillIn("whoami", { name: "${name} $& $1" }).env[0]?.value).toBe("${name} $& $1");
  });

  it("keep passwords among what is secret", () => {
    for (const template of templates()) {
      const source = sourceOf(template, { ...typed(template.slug), password: "correct-horse-battery" });
      for (const { value, isSecret } of source.env)
        if (value === "correct-horse-battery") expect(isSecret, template.slug).toBe(true);
    }
  });
});

describe("the fields", () => {
  let gateway: TestGateway;
  let client = "";
  beforeAll(async () => {
    gateway = await createTestGateway();
    client = await gateway.signIn("client");
  });
  afterAll(() => gateway.close());
  const source = (slug: string, inputs: unknown, token = client) =>
    gateway.graphql(
      "query ($slug: ID!, $inputs: JSON!) { source: templateSource(slug: $slug, inputs: $inputs) { image env { key value isSecret } } }",
      { slug, inputs },
      token,
    );

  it("list the templates with their schemas, and answer one by its name", async () => {
    const { data } = await gateway.graphql(
      '{ templates { slug inputsSchema } template(slug: "hello") { title } none: template(slug: "nothing") { title } }',
      {},
      client,
    );
    expect(data?.["templates"]).toHaveLength(templates().length);
    expect(data).toMatchObject({ template: { title: "Hello" }, none: null });
  });

  it.each([
    ["a password that is missing", "grafana", {}, { "inputs.password": { code: "REQUIRED" } }],
    ["one that is too short", "grafana", { password: "short" }, { "inputs.password": { code: "TOO_SHORT" } }],
    ["a number out of its range", "memcached", { memory: 1 }, { "inputs.memory": { code: "OUT_OF_RANGE" } }],
    ["a version that there is not", "hello", { version: "9" }, { "inputs.version": { code: "INVALID" } }],
    ["an input that nobody asked for", "hello", { other: "x" }, { "inputs.": { code: "INVALID" } }],
    ["something that is no inputs", "hello", [["x"]], { inputs: { code: "INVALID" } }],
  ])("refuse %s", async (_, slug, inputs, fields) => {
    const { errors } = await source(slug, inputs);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields });
  });

  it("know no other template, and nobody without a session", async () => {
    expect((await source("nothing", {})).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await source("hello", {}, "")).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});
