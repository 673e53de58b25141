import { afterEach, describe, expect, it } from "vitest";
import { createRegistry, RegistryError } from "#gateway/platform/registry/registry.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { filling, heldRegistry, push } from "./heldRegistry.ts";

const URL_OF = "https://registry.example.org";

describe("the client of a registry", () => {
  const client = (broken: Record<string, string> = {}) => {
    const held = heldRegistry([filling("team/hello"), filling("plain")], broken);
    return { held, registry: createRegistry(URL_OF, held) };
  };

  it("names its repositories and their tags", async () => {
    const { registry } = client();
    expect(await registry.repositories()).toEqual(["plain", "team/hello"]);
    expect(await registry.tags("team/hello")).toEqual(["1.0", "1.1"]);
    expect(await registry.tags("team/none")).toEqual([]);
  });

  it("goes on from page to page until one is not full", async () => {
    const names = Array.from({ length: 250 }, (_, at) => `many/r${String(at).padStart(3, "0")}`);
    const held = heldRegistry(names.map((repository) => ({ repository, blobs: [], manifests: [] })));
    expect(await createRegistry(URL_OF, held).repositories()).toEqual(names);
    expect(held.asked).toEqual([
      "_catalog?n=100",
      `_catalog?n=100&last=${encodeURIComponent("many/r099")}`,
      `_catalog?n=100&last=${encodeURIComponent("many/r199")}`,
    ]);
  });

  it("leaves out names that the API does not allow, so that none of them leads elsewhere", async () => {
    const { registry } = client({
      "_catalog?n=100": JSON.stringify({ repositories: ["../secret", "Upper", "fine"] }),
      "fine/tags/list?n=100": JSON.stringify({ tags: ["ok", "../../x", ""] }),
    });
    expect(await registry.repositories()).toEqual(["fine"]);
    expect(await registry.tags("fine")).toEqual(["ok"]);
  });

  it("follows an index to the image of each machine", async () => {
    const { registry } = client();
    const artifact = await registry.artifact("team/hello", "1.1");
    expect(artifact?.mediaType).toBe("application/vnd.oci.image.index.v1+json");
    expect(artifact?.images.map(({ architecture }) => architecture)).toEqual(["amd64", "arm64"]);
    expect(artifact?.images[0]?.config.config?.Cmd).toEqual(["serve"]);
    expect(await registry.artifact("team/hello", "9.9")).toBeNull();
  });

  it("believes no answer that is not what its digest says", async () => {
    const { blobs } = filling("team/hello");
    const config = blobs.find(({ bytes }) => bytes.startsWith("{"));
    const { registry } = client({ [`team/hello/blobs/${config?.digest}`]: '{"os":"linux"}' });
    await expect(registry.artifact("team/hello", "1.0")).rejects.toThrow(RegistryError);
  });

  it("fails with one kind of error on nonsense and where nobody answers", async () => {
    const { registry } = client({ "_catalog?n=100": "<html>" });
    await expect(registry.repositories()).rejects.toThrow(RegistryError);
    const away = createRegistry(URL_OF, {
      fetch: async () => await Promise.reject(new Error("no route")),
    });
    await expect(away.tags("plain")).rejects.toThrow(RegistryError);
  });

  it("says who asks where the address does", async () => {
    const seen: Record<string, string>[] = [];
    await createRegistry("https://reader:s%40fe@registry.example.org", {
      fetch: async (_, { headers }) => {
        seen.push(headers);
        return new Response("{}");
      },
    }).repositories();
    expect(seen[0]?.["authorization"]).toBe(`Basic ${Buffer.from("reader:s@fe").toString("base64")}`);
  });
});

let gateway: TestGateway | undefined;
afterEach(() => gateway?.close());

const STORE =
  '{ images(itemsPerPage: 100, filter: { q: "team/hello" }) { items { id origin reference latestTag tagCount platforms scan { status } readme } } imageFacets { origin } }';

it("a registry that is away is told with a code of its own", async () => {
  gateway = await createTestGateway({
    env: { REGISTRY_URL: "http://127.0.0.1:1", PRIVATE_HOSTS: "127.0.0.1" },
  });
  const { errors } = await gateway.graphql(STORE, {}, await gateway.signIn("client"));
  expect(errors?.[0]?.extensions.code).toBe("REGISTRY_FAILED");
});

it("a registry at a private address that is not listed is not asked", async () => {
  gateway = await createTestGateway({ env: { REGISTRY_URL: "http://127.0.0.1:1" } });
  const { errors } = await gateway.graphql("{ imageFacets { total } }", {}, await gateway.signIn("client"));
  expect(errors?.[0]?.extensions.code).toBe("REGISTRY_FAILED");
});

const real = process.env["TEST_REGISTRY_URL"];

describe.runIf(real)("a real registry (skipped where TEST_REGISTRY_URL names none)", () => {
  it("is shown as it is: tags, machines, layers, sizes, ports and variables, and nothing scanned", async () => {
    const url = real ?? "";
    await push(url, filling("team/hello"));
    gateway = await createTestGateway({ env: { REGISTRY_URL: url, PRIVATE_HOSTS: "127.0.0.1" } });
    const token = await gateway.signIn("client");
    const { data } = await gateway.graphql(STORE, {}, token);
    const items = (data?.["images"] as { items: { id: string }[] } | undefined)?.items ?? [];
    expect(items).toMatchObject([
      {
        origin: "REGISTRY",
        reference: `${new URL(url).host}/team/hello`,
        latestTag: "1.1",
        tagCount: 2,
        platforms: ["linux/amd64", "linux/arm64"],
        scan: { status: "NOT_SCANNED" },
        readme: "",
      },
    ]);
    expect(data?.["imageFacets"]).toEqual({ origin: "REGISTRY" });
    const detail = await gateway.graphql(
      "query ($id: ID!) { image(id: $id) { tags { name reference artifact { ports { port protocol } env { key value } volumes command pushedAt platforms { name sizeBytes layers { command sizeBytes } } } } } }",
      { id: items[0]?.id },
      token,
    );
    const size = "layer of the second for amd64".length;
    expect(detail.data?.["image"]).toMatchObject({
      tags: [
        {
          name: "1.1",
          reference: `${new URL(url).host}/team/hello:1.1`,
          artifact: {
            ports: [
              { port: 53, protocol: "UDP" },
              { port: 8080, protocol: "TCP" },
            ],
            env: [
              { key: "PATH", value: "/bin" },
              { key: "GREETING", value: "hello=there" },
            ],
            volumes: ["/data"],
            command: ["serve"],
            pushedAt: "2026-11-01T08:00:00.000Z",
            platforms: [
              {
                name: "linux/amd64",
                sizeBytes: size,
                layers: [
                  { command: "ADD file:1 in /", sizeBytes: size },
                  { command: "EXPOSE 8080/tcp", sizeBytes: 0 },
                ],
              },
              { name: "linux/arm64" },
            ],
          },
        },
        { name: "1.0" },
      ],
    });
  });
});
