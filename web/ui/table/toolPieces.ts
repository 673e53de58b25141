import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const load = () => import("./tools/tools.ts");
const texts = ["table"];

/** What a table's columns are shown, hidden and exported by. */
export const TableTools = lazyComponent(
  async () => ({ TableTools: (await load()).TableTools }),
  "TableTools",
  {
    texts,
  },
);

/** What the views of a list are kept, named and shared by. */
export const ViewActions = lazyComponent(
  async () => ({ ViewActions: (await load()).ViewActions }),
  "ViewActions",
  { texts },
);

/** What a column is dragged to another place by. */
export const ColumnMover = lazyComponent(
  async () => ({ ColumnMover: (await load()).ColumnMover }),
  "ColumnMover",
  { texts },
);

/** What a column is made wider or narrower by. */
export const ColumnResizer = lazyComponent(
  async () => ({ ColumnResizer: (await load()).ColumnResizer }),
  "ColumnResizer",
  { texts },
);
