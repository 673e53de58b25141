import type { RequestContext, Viewer } from "#gateway/platform/request/context.ts";
import type { AppAction } from "./machine.ts";

/** What an owner lets somebody else do with an app, beside seeing it. */
interface Granted {
  appId: string;
  actions: readonly AppAction[];
}

/** By the viewer that was made for it: no other context stands before the app so. */
const grants = new WeakMap<Viewer, Granted>();

/** The same context, before an app as its owner lets the viewer be; who calls it has looked whether the owner does. */
export function underGrant(
  context: RequestContext,
  appId: string,
  actions: readonly AppAction[],
): RequestContext {
  if (!context.viewer) return context;
  const viewer = { ...context.viewer };
  grants.set(viewer, { appId, actions });
  return { ...context, viewer };
}

const grantOf = ({ viewer }: Pick<RequestContext, "viewer">, appId: string): Granted | null => {
  const grant = viewer && grants.get(viewer);
  return grant?.appId === appId ? grant : null;
};

/** Whether the viewer sees an app because its owner lets them. */
export const isGranted = (context: RequestContext, appId: string): boolean =>
  grantOf(context, appId) !== null;

/** Whether the viewer may do something with an app because its owner lets them. */
export const isLetDo = (context: RequestContext, appId: string, action: AppAction): boolean =>
  grantOf(context, appId)?.actions.includes(action) ?? false;
