import { Add20Regular } from "@fluentui/react-icons/svg/add";
import type { ReactNode } from "react";
import type { ListState } from "#web/lib/list/useListState.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink, type LinkAction } from "#web/ui/action/ActionLink.tsx";
import { ListUnder } from "#web/ui/page/ListUnder.tsx";
import { ScreenHeader, type ScreenHeaderProps } from "#web/ui/page/ScreenHeader.tsx";
import type { Identified } from "./parts/column.ts";
import { ListTable, type ListTableProps } from "#web/ui/table/ListTable.tsx";
import type { LiveList } from "#web/ui/table/useLiveList.ts";

/** The screen of a list: what it holds, and what is said of it. */
export interface ListScreenProps<
  TRow extends Identified,
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
> extends Pick<
  ListTableProps<TRow, TSort, TValues, TView, TInput>,
  "rows" | "exportPath" | "counts" | "known"
> {
  /** The parts of the line under the title; how many rows match, where it is left out altogether. */
  status?: ScreenHeaderProps["status"];
  live: LiveList<ListState<TSort, TValues, TView, TInput>, TRow>;
  /** Where a new one is made: the path of its screen, which names it, or an action of its own. */
  create?: string | LinkAction;
  /** What stands before the primary action. */
  tools?: ReactNode;
  /** What stands between the head and the list; the list then stands under it, for screens that are `wide`. */
  above?: ReactNode;
  /** What stands there on a screen that is filled. */
  children?: ReactNode;
}

/** The screen of a declared list: its head with the way to it, its list, and what can be made anew. */
export function ListScreen<
  TRow extends Identified,
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
>(props: ListScreenProps<TRow, TSort, TValues, TView, TInput>) {
  const { live, status, create, tools, above, children, ...table } = props;
  const total = live.table.page.page?.total;
  const words = useWords(live.list.texts);
  const { title, titleAt } = useScreen();
  const primary =
    typeof create === "string" ? { label: titleAt(create), icon: <Add20Regular />, to: create } : create;
  const shown = <ListTable {...live.table} {...table} label={title} {...(primary && { primary })} />;
  return (
    <>
      <ScreenHeader
        status={
          "status" in props || total === undefined ? (status ?? []) : [words("count", { count: total })]
        }
        {...(primary && {
          roomyActions: true,
          actions: (
            <>
              {tools}
              <ActionLink appearance="primary" action={primary} />
            </>
          ),
        })}
      />
      {children}
      {above}
      {above ? <ListUnder>{shown}</ListUnder> : shown}
    </>
  );
}
