import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

interface Repo {
  id: string;
  name: string;
  starCount: number;
  isStarred: boolean;
  isSubscribed: boolean;
  category: string;
  platforms: string[];
}
interface Page {
  items: Repo[];
  total: number;
}

const FIELDS = "id name starCount isStarred isSubscribed category platforms";

describe.each(storeKinds)("the image store on %s", (kind) => {
  let gateway: TestGateway;
  let [client, admin] = ["", ""];
  beforeEach(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    [client, admin] = [await gateway.signIn("client"), await gateway.signIn("admin")];
  }, 60_000);
  afterEach(() => gateway.close());

  const ask = async <T>(query: string, variables: object = {}, token = client): Promise<T> => {
    const { data, errors } = await gateway.graphql(query, { ...variables }, token);
    if (errors) throw new Error(String(errors[0]?.extensions.code));
    return data as T;
  };
  const list = async (filter: object = {}, more = "", token = client): Promise<Page> =>
    (
      await ask<{ page: Page }>(
        `query ($filter: ImageFilter) { page: images(itemsPerPage: 100, filter: $filter ${more}) { items { ${FIELDS} } total } }`,
        { filter },
        token,
      )
    ).page;
  const one = async (id: string, token = client) =>
    (await ask<{ image: Repo | null }>(`query ($id: ID!) { image(id: $id) { ${FIELDS} } }`, { id }, token))
      .image;
  const mark = async (what: string, id: string, isOn: boolean, token = client) =>
    (
      await ask<{ one: Repo }>(
        `mutation ($id: ID!, $isOn: Boolean!) { one: ${what}(id: $id, isOn: $isOn) { ${FIELDS} } }`,
        { id, isOn },
        token,
      )
    ).one;

  it("shows at least 24 repositories to whoever is signed in, and to nobody else", async () => {
    expect((await list()).total).toBeGreaterThanOrEqual(24);
    const { errors } = await gateway.graphql("{ images { total } }");
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("finds by text, by category, by platform and by who keeps it", async () => {
    const names = async (filter: object) => (await list(filter)).items.map(({ name }) => name);
    expect(await names({ q: "POSTGRES" })).toEqual(["postgres"]);
    expect(await names({ category: ["CACHE"] })).toEqual(["redis", "memcached", "tidecache"]);
    expect(await names({ platform: ["linux/riscv64"] })).toEqual(["alpine", "debian", "tidecache"]);
    expect((await list({ isOfficial: false })).items.every(({ name }) => name !== "nginx")).toBe(true);
    expect(await names({ q: "nothing of the kind" })).toEqual([]);
  });

  it("sorts by pulls, stars, name and the newest tag", async () => {
    const first = async (field: string, order: string) =>
      (await list({}, `, sort: { field: ${field}, order: ${order} }`)).items[0]?.name;
    expect(await first("PULLS", "DESC")).toBe("alpine");
    expect(await first("STARS", "DESC")).toBe("nginx");
    expect(await first("NAME", "ASC")).toBe("adminer");
    expect(await first("PUSHED", "DESC")).toBe("demo-mall");
  });

  it("has pages, and refuses those that are none", async () => {
    const { total } = await list();
    const { page } = await ask<{ page: Page }>(
      `{ page: images(page: 2, itemsPerPage: 10) { items { ${FIELDS} } total } }`,
    );
    expect([page.items.length, page.total]).toEqual([10, total]);
    await expect(ask("{ images(page: 0) { total } }")).rejects.toThrow("BAD_USER_INPUT");
    await expect(ask("{ images(itemsPerPage: 101) { total } }")).rejects.toThrow("BAD_USER_INPUT");
  });

  it("keeps what is private to its members", async () => {
    expect((await one("img_demo_mall"))?.name).toBe("demo-mall");
    expect(await one("img_harbour_api")).toBeNull();
    expect(await one("img_demo_mall", admin)).toBeNull();
    await expect(mark("imageStar", "img_harbour_api", true)).rejects.toThrow("NOT_FOUND");
    expect((await list({ visibility: ["PRIVATE"] }, "", admin)).items.map(({ id }) => id)).toEqual([
      "img_harbour_api",
    ]);
  });

  it("counts a person's star once, shows it to that person alone, and takes it back", async () => {
    const before = (await one("img_demo"))?.starCount ?? 0;
    expect(await mark("imageStar", "img_demo", true)).toMatchObject({
      starCount: before + 1,
      isStarred: true,
    });
    expect((await mark("imageStar", "img_demo", true)).starCount).toBe(before + 1);
    expect(await one("img_demo", admin)).toMatchObject({ starCount: before + 1, isStarred: false });
    expect((await list({ isStarred: true })).items.map(({ id }) => id)).toEqual(["img_demo"]);
    expect((await mark("imageStar", "img_demo", false)).starCount).toBe(before);
  });

  it("follows the tags of an image for one person", async () => {
    expect((await mark("imageSubscribe", "img_demo", true)).isSubscribed).toBe(true);
    expect((await one("img_demo", admin))?.isSubscribed).toBe(false);
    await expect(mark("imageSubscribe", "img_none", true)).rejects.toThrow("NOT_FOUND");
  });

  it("counts its kinds", async () => {
    const { facets } = await ask<{
      facets: {
        total: number;
        starred: number;
        private: number;
        categories: { value: string; count: number }[];
      };
    }>("{ facets: imageFacets { total starred private categories { value count } } }");
    const { items, total } = await list();
    expect(facets).toMatchObject({ total, starred: 0, private: 1 });
    for (const { value, count } of facets.categories)
      expect(items.filter(({ category }) => category === value)).toHaveLength(count);
  });

  it("tells the tags of an image with what they point at", async () => {
    const { image } = await ask<{
      image: {
        tags: {
          reference: string;
          byDigest: string;
          artifact: { digest: string; platforms: { sizeBytes: number; layers: { sizeBytes: number }[] }[] };
        }[];
      };
    }>(
      `{ image(id: "img_demo") { tags { reference byDigest artifact { digest platforms { sizeBytes layers { sizeBytes } } } } } }`,
    );
    expect(image.tags[0]?.reference).toBe("store/tidecache:7.4.2");
    for (const { byDigest, artifact } of image.tags) {
      expect(byDigest).toBe(`store/tidecache@${artifact.digest}`);
      for (const { sizeBytes, layers } of artifact.platforms)
        expect(layers.reduce((sum, layer) => sum + layer.sizeBytes, 0)).toBe(sizeBytes);
    }
  });
});
