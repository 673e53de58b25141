import type { TestGateway } from "#tests/support/gateway.ts";

let keys = 0;
export const key = (): string => `chart-key-${(keys += 1)}`;

/** The folder of the stand-in for `helm`, which is not Helm. */
export const standIn = new URL("./versions/standIn", import.meta.url).pathname;

export interface VersionAnswer {
  id: string;
  number: string;
  status: string;
  version: number;
  errors: number;
  note: string;
  actions: { name: string; allowed: boolean; reasonCode: string | null }[];
}

export interface ChartAnswer {
  id: string;
  name: string;
  number: string;
  status: string;
  published: string | null;
  versions: VersionAnswer[];
}

export interface ReleaseAnswer {
  id: string;
  name: string;
  number: string;
  status: string;
  reason: string;
  revision: number;
  version: number;
  isInCluster: boolean;
  actions: string[];
  revisions: { revision: number; number: string; status: string; cause: string; valuesYaml: string }[];
}

const VERSION = "{ id number status version errors note actions { name allowed reasonCode } }";
const CHART = `{ id name number status published versions ${VERSION} }`;
const RELEASE =
  "{ id name number status reason revision version isInCluster actions revisions { revision number status cause valuesYaml } }";

/** Short ways to write charts, to have them reviewed and to install them. */
export function chartCalls(gateway: () => TestGateway) {
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
  /** What an error says of itself; empty where there was none. */
  const refusal = async (query: string, variables: object = {}, who = "client") => {
    const { errors } = await gateway().graphql(query, variables, await signed(who));
    return { ...errors?.[0]?.extensions } as Record<string, unknown>;
  };
  const CREATE = `mutation ($input: ChartCreateInput!, $key: String!) { chart: chartCreate(input: $input, idempotencyKey: $key) ${CHART} }`;
  const SAVE = `mutation ($id: ID!, $changes: [ChartFileInput!]!, $at: Int!) { version: chartVersionSave(id: $id, changes: $changes, expectedVersion: $at) ${VERSION} }`;
  const STEP = `mutation ($id: ID!, $action: ChartAction!, $at: Int!) { version: chartVersionStep(id: $id, action: $action, expectedVersion: $at) ${VERSION} }`;
  const REVIEW = `mutation ($id: ID!, $action: ChartAction!, $note: String! = "", $at: Int!) { version: chartVersionReview(id: $id, action: $action, note: $note, expectedVersion: $at) ${VERSION} }`;
  const INSTALL = `mutation ($versionId: ID!, $name: String!, $valuesYaml: String! = "", $key: String!) { release: chartInstall(versionId: $versionId, name: $name, valuesYaml: $valuesYaml, idempotencyKey: $key) ${RELEASE} }`;
  const version = async (id: string, who?: string) =>
    (
      await ask<{ version: VersionAnswer | null }>(
        `query ($id: ID!) { version: chartVersion(id: $id) ${VERSION} }`,
        { id },
        who,
      )
    ).version;
  const now = async (id: string) => (await version(id, "admin"))?.version ?? 0;
  const of = async (query: string, variables: object, who?: string) =>
    (await ask<{ version: VersionAnswer }>(query, variables, who)).version;
  const releaseOf = async (query: string, variables: object) =>
    (await ask<{ release: ReleaseAnswer }>(query, variables)).release;
  return {
    ask,
    refusal,
    version,
    now,
    CREATE,
    SAVE,
    STEP,
    REVIEW,
    INSTALL,
    chart: async (id: string, who?: string) =>
      (await ask<{ chart: ChartAnswer | null }>(`query ($id: ID!) { chart(id: $id) ${CHART} }`, { id }, who))
        .chart,
    charts: async (filter: object = {}, who?: string) =>
      (
        await ask<{ charts: { items: ChartAnswer[]; total: number } }>(
          `query ($filter: ChartFilter) { charts(filter: $filter, sort: { field: NAME }) { items ${CHART} total } }`,
          { filter },
          who,
        )
      ).charts,
    create: async (name: string, more: object = {}, who?: string) =>
      (await ask<{ chart: ChartAnswer }>(CREATE, { input: { name, ...more }, key: key() }, who)).chart,
    save: async (id: string, changes: object[], who?: string) =>
      await of(SAVE, { id, changes, at: await now(id) }, who),
    saveRefusal: async (id: string, changes: object[], who?: string) =>
      await refusal(SAVE, { id, changes, at: await now(id) }, who),
    step: async (id: string, action: string, who?: string) =>
      await of(STEP, { id, action, at: await now(id) }, who),
    review: async (id: string, action: string, note = "", who = "admin") =>
      await of(REVIEW, { id, action, note, at: await now(id) }, who),
    draft: async (versionId: string) =>
      await of(
        `mutation ($versionId: ID!, $key: String!) { version: chartDraft(versionId: $versionId, idempotencyKey: $key) ${VERSION} }`,
        { versionId, key: key() },
      ),
    problems: async (versionId: string, changes: object[] = []) =>
      (
        await ask<{
          problems: {
            code: string;
            severity: string;
            path: string;
            line: number;
            value: string;
            text: string;
          }[];
        }>(
          "query ($versionId: ID!, $changes: [ChartFileInput!]!) { problems: chartProblems(versionId: $versionId, changes: $changes) { code severity path line value text } }",
          { versionId, changes },
        )
      ).problems,
    install: async (versionId: string, name: string, valuesYaml = "") =>
      await releaseOf(INSTALL, { versionId, name, valuesYaml, key: key() }),
    releases: async (chartId: string) =>
      (
        await ask<{ releases: ReleaseAnswer[] }>(
          `query ($chartId: ID!) { releases: chartReleases(chartId: $chartId) ${RELEASE} }`,
          { chartId },
        )
      ).releases,
    act: async (call: string, { id, version: at }: Pick<ReleaseAnswer, "id" | "version">) =>
      await releaseOf(
        `mutation ($id: ID!, $at: Int!) { release: ${call.replace("(", "(id: $id, expectedVersion: $at, ")} ${RELEASE} }`,
        { id, at },
      ),
  };
}
