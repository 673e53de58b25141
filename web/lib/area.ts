import type { ApolloClient } from "@apollo/client";
import type { ComponentType } from "react";

/** What a route asks of the viewer: anyone, guests only, or read on a subject. Default: `{ subject: "OrdinaryUser" }`. */
export type RouteAccess = "public" | "guest" | { subject: string };

/** What a page module exports: the component, and what it wants started before it renders. */
export interface PageModule {
  /** The screen. */
  Page: ComponentType;
  /**
   * Starts the screen's first request (see `startQuery`); called as soon as the module is there. A navigation waits a
   * moment for the returned promise, so that a quick answer replaces the old screen without a skeleton between.
   */
  preload?: (url: URL, client: ApolloClient) => Promise<unknown> | void;
}

/** One screen of an area, loaded when its path is visited. */
export interface AreaRoute {
  /** The path with React Router's parameters, exactly as in the specification. */
  path: string;
  /** The key of the document title in the area's namespace. */
  title: string;
  /** Loads the screen's module. */
  load: () => Promise<PageModule>;
  /** Who may enter. */
  access?: RouteAccess;
  /** `blank` has no shell around the screen. Default: `default`. */
  layout?: "default" | "blank";
  /**
   * How the shell lays the screen out: `boxed` is at most 1200 px wide and scrolls with the page; `fill` is as wide as the
   * window and, from 640 px on, exactly as high (a flex column; the list scrolls inside). Default: `boxed`.
   */
  content?: "boxed" | "fill";
  /** The path of the navigation item to mark as current, where it is not the route's own. */
  activeNav?: string;
  /** The screen exists only where the gateway shows its developer tools. */
  devTools?: boolean;
}

/** One entry of the navigation; `label` is a key of the area's namespace. */
export interface NavItem {
  label: string;
  path: string;
}

/** A section of the navigation: one icon, one label, one path or several items under it. */
export interface NavSection {
  /** The group it stands in, a key of the shell's namespace below `nav.groups`. */
  group: "products" | "billing" | "support" | "samples" | "develop" | "gallery";
  /** The icon, 20 px regular. */
  icon: ComponentType;
  label: string;
  /** The path, where the section is itself a screen. */
  path?: string;
  items?: NavItem[];
  /** Shown only where the gateway shows its developer tools. */
  devTools?: boolean;
}

/** Everything the shell knows of an area. */
export interface Area {
  /** The area's name: its folder, its namespace in the locales. */
  name: string;
  routes: AreaRoute[];
  navigation: NavSection[];
}
