import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { Open20Regular } from "@fluentui/react-icons/svg/open";
import { useContext, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { NavigateContext } from "#web/lib/navigation/useLink.ts";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import type { Action } from "#web/ui/menu/action.ts";
import type { BulkAction, Identified, RowDeclaration } from "./parts/column.ts";

/** Something that can be done to a list's rows. */
export interface RowCommand<TRow> extends Omit<Action, "label" | "blocked" | "chosen" | "run"> {
  /** What it is called; the text `actions.<id>` by default. */
  label?: string;
  /** Which rows offer it; all by default. */
  offered?: (row: TRow) => boolean;
  /** Why a row cannot have it done now. */
  blocked?: (row: TRow) => string | undefined;
  /** Leads to a place; then it is for one row. */
  to?: (row: TRow) => string;
  /** Does something to one row. */
  runOne?: (row: TRow) => unknown;
  /** Does it to rows: to one from its menu, to the selected ones from the bar; see `BulkAction`. */
  run?: BulkAction["run"];
  /** Where it stands; everywhere it can by default. */
  only?: "menu" | "bulk";
}

/** A command that every list knows, with its icon and name. */
export type CommonCommand = "open" | "edit" | "duplicate" | "bulkEdit" | "delete";

/** Gives the row menus and the bar of a list from one list of commands. */
export interface RowCommands {
  /** A command that every list knows. */
  common<TRow>(id: CommonCommand, does: Pick<RowCommand<TRow>, "to" | "run" | "runOne">): RowCommand<TRow>;
  /** The menu of each row, and what can be done to the selected ones; without such commands rows are not selected. */
  of<TRow extends Identified>(
    commands: readonly RowCommand<TRow>[],
  ): Pick<RowDeclaration<TRow, string>, "actions" | "bulk">;
}

const icons = {
  open: <Open20Regular />,
  edit: <Edit20Regular />,
  duplicate: <Copy20Regular />,
  bulkEdit: <Edit20Regular />,
  delete: <Delete20Regular />,
};

/** The maker of a list's commands; the same object while the language does not change. */
export function useRowCommands(texts: TextPlace): RowCommands {
  const words = useWords(texts);
  const { t } = useTranslation("ui");
  const follow = useContext(NavigateContext);
  return useMemo(
    () => ({
      common: (id, does) => ({
        id,
        label: t(`commands.${id}`),
        icon: icons[id],
        ...(id === "delete" && { tone: "danger" as const }),
        ...(id === "bulkEdit" && { only: "bulk" as const }),
        ...does,
      }),
      of: <TRow extends Identified>(commands: readonly RowCommand<TRow>[]) => {
        const look = ({
          id,
          label,
          icon,
          tone,
        }: Omit<RowCommand<never>, "offered" | "blocked" | "to" | "runOne">) => ({
          id,
          label: label ?? words(`actions.${id}`),
          ...(icon && { icon }),
          ...(tone && { tone }),
        });
        const bulk = commands.flatMap((command) =>
          command.run && command.only !== "menu" ? [{ ...look(command), run: command.run }] : [],
        );
        return {
          actions: (row: TRow) =>
            commands
              .filter(({ only, offered }) => only !== "bulk" && (offered?.(row) ?? true))
              .map((command) => {
                const { blocked, to, runOne, run } = command;
                const reason = blocked?.(row);
                return {
                  ...look(command),
                  ...(reason !== undefined && { blocked: reason }),
                  run: () => {
                    if (to) follow?.(to(row), {});
                    void (runOne?.(row) ?? run?.([row]));
                  },
                };
              }),
          ...(bulk.length > 0 && { bulk }),
        };
      },
    }),
    [words, t, follow],
  );
}
