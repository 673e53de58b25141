import type { TestGateway } from "#tests/support/gateway.ts";

export const LIST = "/api/apps/ecommerce/products";
/** One who works in a sandbox, or on the main data without a name. */
export function worker(gateway: TestGateway, sandbox?: string) {
  const headers = sandbox === undefined ? {} : { "x-berth-sandbox": sandbox };
  const graphql = async (query: string) => {
    const answer = await gateway.inject({ method: "POST", url: "/graphql", headers, payload: { query } });
    return {
      status: answer.statusCode,
      ...answer.json<{ data: Record<string, unknown>; errors?: { extensions: Record<string, unknown> }[] }>(),
    };
  };
  const rest = async (method: "GET" | "DELETE" | "POST", url: string) =>
    await gateway.inject({ method, url, headers });
  return {
    graphql,
    rest,
    total: async () => [
      (await rest("GET", LIST)).json<{ total: number }>().total,
      (await graphql("{ products { total } }")).data["products"],
    ],
    rename: async (id: number, name: string) =>
      await graphql(`mutation { productUpdate(id: ${id}, input: { productName: "${name}" }) { version } }`),
    name: async (id: number) =>
      (await rest("GET", `${LIST}/${id}`)).json<{ productName?: string }>().productName,
  };
}

export const sandboxes = async (gateway: TestGateway) =>
  (await gateway.graphql("{ sandboxes { name rows madeAt usedAt } }")).data?.["sandboxes"];
