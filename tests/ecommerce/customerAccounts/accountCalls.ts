import { asking, type TestGateway } from "#tests/support/gateway.ts";

export interface Kept {
  id: string;
  isDefault: boolean;
}
export interface Account {
  addresses: (Kept & { line1: string; countryFlag: string })[];
  paymentMethods: (Kept & { lastFour: string; isExpired: boolean })[];
  notifications: { kind: string; email: boolean; browser: boolean; app: boolean }[];
  devices: { id: string; seenAt: string }[];
  twoStepPhone: string | null;
  passwordChangedAt: string | null;
  version: number;
}
export const ACCOUNT = `addresses { id line1 countryFlag isDefault } paymentMethods { id lastFour isExpired isDefault }
  notifications { kind email browser app } devices { id seenAt } twoStepPhone passwordChangedAt version`;

export function accountCalls(gateway: () => TestGateway) {
  const ask = asking(gateway);
  const read = async (id: string) =>
    (
      await ask<{ customer: { account: Account } }>(
        `query ($id: ID!) { customer(id: $id) { account { ${ACCOUNT} } } }`,
        { id },
      )
    ).customer.account;
  const extensions = async (query: string, variables?: object) =>
    (await gateway().graphql(query, variables)).errors?.[0]?.extensions;
  const newcomer = async () =>
    (
      await ask<{ made: { id: string } }>(
        'mutation { made: customerCreate(input: { customer: "Ada Berg", email: "ada@example.com", country: "Finland", countryCode: "FI" }) { id } }',
      )
    ).made.id;
  return { read, extensions, newcomer };
}
