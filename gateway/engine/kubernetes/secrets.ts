import type { V1Secret } from "@kubernetes/client-node";
import type { Workload } from "#gateway/engine/engine.ts";
import { filesName, label } from "#gateway/engine/dockerApi/names.ts";
import { unlessGone, unlessThere } from "./failures.ts";
import { metaOf, ownSelector } from "./names.ts";
import type { Reach } from "./reach.ts";

const base64 = (text: string): string => Buffer.from(text).toString("base64");

/** The keys under which a secret holds the variables and files of a workload: their names may hold what a key may not. */
export const envKey = (index: number): string => `env.${index}`;
export const fileKey = (index: number): string => `file.${index}`;

const dataOf = ({ env, files }: Workload): Record<string, string> =>
  Object.fromEntries([
    ...Object.values(env).map((value, index) => [envKey(index), base64(value)] as const),
    ...files.map(({ content }, index) => [fileKey(index), base64(content)] as const),
  ]);

/** Whether a workload has something that a secret holds. */
export const hasSecret = ({ env, files }: Workload): boolean =>
  files.length > 0 || Object.keys(env).length > 0;

/** The name of the secret of a revision. */
export const secretName = (gateway: string, { appId, revision }: Workload): string =>
  filesName(gateway, appId, revision);

/** Makes the variables and files of a workload be there; a workload of a revision never changes, and so do they. */
export async function ensureSecret(
  { core, namespace, gateway }: Reach,
  workload: Workload,
  { name, more = {} }: { name: string; more?: Record<string, string | number> },
): Promise<void> {
  if (!hasSecret(workload)) return;
  const body: V1Secret = {
    metadata: { name, ...metaOf(gateway, "files", workload, more) },
    type: "Opaque",
    immutable: true,
    data: dataOf(workload),
  };
  const labelSelector = ownSelector(gateway, "files");
  await unlessThere(
    async () => core.createNamespacedSecret({ namespace, body }),
    async () => {
      const fieldSelector = `metadata.name=${name}`;
      return (await core.listNamespacedSecret({ namespace, labelSelector, fieldSelector })).items.length > 0;
    },
  );
}

/** Removes secrets of an app. */
export async function removeSecrets(
  { core, namespace, gateway }: Reach,
  appId: string,
  revision: number | undefined,
): Promise<void> {
  const labelSelector = ownSelector(gateway, "files", { [label.app]: appId, [label.revision]: revision });
  const { items } = await core.listNamespacedSecret({ namespace, labelSelector });
  for (const { metadata } of items)
    await unlessGone(async () => core.deleteNamespacedSecret({ namespace, name: metadata?.name ?? "" }));
}
