import type { TestGateway } from "#tests/support/gateway.ts";

export const LIST = "/api/apps/ecommerce/products";
export const TOTAL = "query ProductTotal { products { total } }";

export function ruleCalls(gateway: () => TestGateway) {
  const rules = async (on = gateway()) =>
    (await on.graphql("{ faultRules { id enabled applied count } }")).data?.["faultRules"] as {
      id: string;
      applied: number;
      count: number | null;
    }[];
  const create = async (input: object, on = gateway()) =>
    await on.graphql("mutation ($input: FaultRuleInput!) { faultRuleCreate(input: $input) { id } }", {
      input,
    });
  const remove = async (id: string) =>
    await gateway().graphql("mutation ($id: ID!) { faultRuleDelete(id: $id) }", { id });
  const rest = async (
    method: "GET" | "DELETE" | "POST" = "GET",
    url = LIST,
    headers: Record<string, string> = {},
  ) => await gateway().inject({ method, url, headers });
  const status = async (...asked: Parameters<typeof rest>) => (await rest(...asked)).statusCode;
  return { rules, create, remove, status };
}
