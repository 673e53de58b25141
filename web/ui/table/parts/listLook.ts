import type { SavedView } from "#web/lib/list/savedView.ts";
import type { ColumnLayout } from "./columnLayout.ts";

/** What is known of the saved view that the address names. */
export interface LinkedView {
  /** Nothing yet: it is being asked for. */
  unknown: boolean;
  /** A view that was asked for is gone, or no longer shared. */
  gone: boolean;
  /** Takes the notice of it away. */
  dismiss: () => void;
}

/** How a list looks to the person: its saved views, and its columns. */
export interface ListLook {
  /** The person's own views, and the foreign one that is open. */
  views: readonly SavedView[];
  /** What is known of the view that a link names. */
  linked: LinkedView;
  /** Whether the view that the address opens is still to come, and with it what the list shows. */
  waiting: boolean;
  /** The saved view that is open. */
  current: SavedView | undefined;
  /** Whether what is in force differs from the open view. */
  changed: boolean;
  /** The search that opens a view. */
  href: (view: SavedView) => string;
  layout: ColumnLayout;
  /** Changes the columns: of the person's list or, until it is saved, of the open view. */
  setLayout: (layout: ColumnLayout) => void;
}
