import type { ApolloClient } from "@apollo/client";
import type { ComponentType } from "react";
import type { Outbox, Waiting } from "#web/lib/connection/outbox.ts";

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

/** Rows that a screen lists. */
export interface ListedRows {
  /** The entity, without the area: `products`. */
  entity: string;
  /** Its area, where that is another than the screen's. */
  area?: string;
  /** The path of one row, where `:id` and `:title` stand for the row's own, `:place` for that of `places`. Default: the screen, searched for the title. */
  record?: string;
  /** What the rows are called, a key beside the titles of the screens, where the screen is not their own list. */
  title?: string;
  /** Where the list shows the rows of one place at a time. */
  places?: {
    /** The path of one, where `:place` stands for it in small letters. */
    path: string;
    /** What they are called: the key beside the titles of the screens that holds the names. */
    names: string;
  };
}

/** One screen of an area, loaded when its path is visited. */
export interface AreaRoute {
  /** The path with React Router's parameters, exactly as in the specification. */
  path: string;
  /** The key of the screen's title, in the namespace `screens` below the area's name. */
  title: string;
  /** Loads the screen's module; a screen without one is being built, and says so. */
  load?: () => Promise<PageModule>;
  /** The gateway answers a document of its own there: it is loaded from the console, and there is no screen. */
  isDocument?: boolean;
  /** Leads on to another path, with the query kept; there is no screen then. */
  redirectTo?: string;
  /** The entities of the area whose rows the screen lists: it takes `?q=`, and the search leads to it and to its rows. */
  lists?: readonly ListedRows[];
  /** Who may enter. */
  access?: RouteAccess;
  /** `blank` has no shell around the screen. Default: `default`. */
  layout?: "default" | "blank";
  /**
   * How the shell lays the screen out: `boxed` is at most 1200 px wide and scrolls with the page; `fill` is as wide as the
   * window and, from 640 px on, exactly as high (a flex column; the list scrolls inside); `wide` is as wide as the window and scrolls
   * with the page. Default: `boxed`.
   */
  content?: "boxed" | "fill" | "wide";
  /** The path of the navigation item to mark as current, where it is not the route's own. */
  activeNav?: string;
  /** The screen exists only where the gateway shows its developer tools. */
  devTools?: boolean;
}

/** A number beside an entry of the navigation, fetched after the first screen stands. */
export interface NavBadge {
  /** `waiting` for what waits for the viewer, in the brand's colour; `count` for a mere number. */
  tone: "waiting" | "count";
  /** The key of what is counted, beside the area's titles; it takes `count`. */
  label: string;
  /** Loads the hook that counts; undefined while nothing is known, and zero shows nothing. */
  load: () => Promise<() => number | undefined>;
}

/** One entry of the navigation; its label is the title of the route at its path, unless it has one of its own. */
export interface NavItem {
  label?: string;
  path: string;
  badge?: NavBadge;
  /** Shown only where the gateway shows its developer tools. */
  devTools?: boolean;
}

/** A section of the navigation: one icon, one label, one path or several items under it. */
export interface NavSection {
  /** The group it stands in, a key of the shell's namespace below `nav.groups`; `home` stands above all without a heading. */
  group: "home" | "products" | "billing" | "support" | "samples" | "gallery";
  /** The icon, 20 px regular. */
  icon: ComponentType;
  label: string;
  /** The path, where the section is itself a screen. */
  path?: string;
  items?: NavItem[];
  badge?: NavBadge;
  /** Shown only where the gateway shows its developer tools. */
  devTools?: boolean;
}

/** Everything the shell knows of an area. */
export interface Area {
  /** The area's name: its folder, its namespace in the locales. */
  name: string;
  /** Whether the gateway serves the area's data already, so that a screen being built can lead to its documentation. */
  api?: boolean;
  routes: AreaRoute[];
  navigation: NavSection[];
  /** The namespace that holds, below the key of a screen's title, the titles of the demos on it by their names: `?demo=NAME` shows one alone. */
  demos?: string;
  /** What was done in the area and waits to be sent. */
  outbox?: AreaOutbox;
}

/** What waits in an area, also where none of its screens is open. */
export interface AreaOutbox {
  /** What it is kept under in the mirror. */
  key: string;
  /** Loads what sends it. */
  load: () => Promise<Pick<Outbox<Waiting>, "key" | "send">>;
}
