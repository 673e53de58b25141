import type { V1ObjectMeta } from "@kubernetes/client-node";
import type { Workload } from "#gateway/engine/engine.ts";
import { label, labelsOf, type Role } from "#gateway/engine/dockerApi/names.ts";

/** The name of the only container of a pod. */
export const CONTAINER = "app";

type Known = Pick<Workload, "appId" | "revision" | "ownerId" | "image">;

/** The labels of something that belongs to an app; an image's reference is no value of a label, and stands beside them. */
export function metaOf(
  gateway: string,
  role: Role,
  workload: Known,
  more: Record<string, string | number> = {},
): Required<Pick<V1ObjectMeta, "labels" | "annotations">> {
  const { [label.image]: image = "", ...labels } = labelsOf(gateway, role, workload);
  for (const [name, value] of Object.entries(more)) labels[name] = String(value);
  return { labels, annotations: { [label.image]: image } };
}

/** What a list is asked for: only what is the gateway's own. */
export const ownSelector = (
  gateway: string,
  roles: Role | readonly Role[],
  more: Record<string, string | number | undefined> = {},
): string =>
  [
    `${label.gateway}=${gateway}`,
    typeof roles === "string" ? `${label.role}=${roles}` : `${label.role} in (${roles.join(",")})`,
    ...Object.entries(more).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])),
  ].join(",");

/** Whether something carries the gateway's own label. */
export const isOwn = (gateway: string, meta: V1ObjectMeta | undefined): boolean =>
  meta?.labels?.[label.gateway] === gateway;
