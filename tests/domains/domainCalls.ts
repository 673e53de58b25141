import type { TestGateway } from "#tests/support/gateway.ts";

let keys = 0;
export const key = (): string => `domain-key-${(keys += 1)}`;

export interface DomainAnswer {
  id: string;
  fqdn: string;
  status: string;
  expiresAt: string | null;
  actions: { name: string; allowed: boolean; reasonCode: string | null }[];
}

export interface ZoneAnswer {
  revision: number;
  applied: number;
  added: number;
  changed: number;
  removed: number;
  records: { id: string; type: string; name: string; value: string; ttl: number; state: string }[];
}

export const DOMAIN = "{ id fqdn status expiresAt note actions { name allowed reasonCode } }";
export const ZONE = "{ revision applied added changed removed records { id type name value ttl state } }";

/** Short ways to register domains and to edit their zones. */
export function domainCalls(gateway: () => TestGateway) {
  const tokens = new Map<string, string>();
  const signed = async (who: string) => {
    const token = tokens.get(who) ?? (await gateway().signIn(who));
    tokens.set(who, token);
    return token;
  };
  const ask = async <T>(query: string, variables: object = {}, who = "client"): Promise<T> => {
    const { data, errors } = await gateway().graphql(query, variables, await signed(who));
    if (errors) throw new Error(JSON.stringify(errors));
    return data as T;
  };
  const refusal = async (query: string, variables: object = {}, who = "client") => {
    const { errors } = await gateway().graphql(query, variables, await signed(who));
    return { ...errors?.[0]?.extensions } as Record<string, unknown>;
  };
  const REGISTER = `mutation ($label: String!, $suffix: ID!, $key: String!) { domain: domainRegister(label: $label, suffix: $suffix, idempotencyKey: $key) ${DOMAIN} }`;
  const SAVE = `mutation ($domainId: ID!, $recordId: ID, $input: ZoneRecordInput!, $at: Int!) { zone: zoneRecordSave(domainId: $domainId, recordId: $recordId, input: $input, expectedRevision: $at) ${ZONE} }`;
  const zone = async (domainId: string, who?: string) =>
    (
      await ask<{ zone: ZoneAnswer }>(
        `query ($domainId: ID!) { zone(domainId: $domainId) ${ZONE} }`,
        { domainId },
        who,
      )
    ).zone;
  const input = (type: string, name: string, value: string, ttl = 600) => ({ type, name, value, ttl });
  return {
    ask,
    refusal,
    zone,
    REGISTER,
    register: async (label: string, suffix = "berth.dev", who = "client") =>
      (await ask<{ domain: DomainAnswer }>(REGISTER, { label, suffix, key: key() }, who)).domain,
    domain: async (id: string, who?: string) =>
      (
        await ask<{ domain: DomainAnswer | null }>(
          `query ($id: ID!) { domain(id: $id) ${DOMAIN} }`,
          { id },
          who,
        )
      ).domain,
    act: async (name: string, id: string, more = "", who?: string) =>
      (
        await ask<{ domain: DomainAnswer }>(
          `mutation ($id: ID!, $key: String!) { domain: ${name}(id: $id, idempotencyKey: $key${more && `, ${more}`}) ${DOMAIN} }`,
          { id, key: key() },
          who,
        )
      ).domain,
    record: async (domainId: string, ...given: Parameters<typeof input>) =>
      (
        await ask<{ zone: ZoneAnswer }>(SAVE, {
          domainId,
          input: input(...given),
          at: (await zone(domainId)).revision,
        })
      ).zone,
    recordRefusal: async (domainId: string, ...given: Parameters<typeof input>) =>
      await refusal(SAVE, { domainId, input: input(...given), at: (await zone(domainId)).revision }),
    apply: async (domainId: string) =>
      (
        await ask<{ zone: ZoneAnswer }>(
          `mutation ($domainId: ID!, $at: Int!, $key: String!) { zone: zoneApply(domainId: $domainId, expectedRevision: $at, idempotencyKey: $key) ${ZONE} }`,
          { domainId, at: (await zone(domainId)).revision, key: key() },
        )
      ).zone,
    change: async (call: string, domainId: string) =>
      (
        await ask<{ zone: ZoneAnswer }>(
          `mutation ($domainId: ID!, $at: Int!) { zone: ${call.replace("(", "(domainId: $domainId, expectedRevision: $at, ")} ${ZONE} }`,
          { domainId, at: (await zone(domainId)).revision },
        )
      ).zone,
  };
}
