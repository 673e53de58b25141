import type { ComponentType } from "react";
import type { AreaRoute } from "#web/lib/navigation/area.ts";

/** What a route tells the frame around its screen. */
export interface ScreenHandle {
  /** The name of the area, or `shell`. */
  area: string;
  /** The key of the screen's title among all texts, `screens:orders.orders` for example. */
  title: string;
  /** The area's declaration, for screens of an area. */
  route?: AreaRoute;
  /** What draws the screen, once its code is there; it is missing, too, where the screen could not be loaded. */
  code?: { Page?: ComponentType | undefined };
}

/** Reads the handle of a router match. */
export function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === "object" && handle !== null && "area" in handle && "title" in handle;
}

/** Whether a screen stays behind the next one: lists do, forms do not, and none that is still being built. */
export function isKept(route: AreaRoute | undefined): boolean {
  return route?.load !== undefined && (route.content ?? "boxed") !== "boxed";
}

/** The key of an area's title among all texts. */
export function titleKey(area: string, title: string): string {
  return `screens:${area}.${title}`;
}
