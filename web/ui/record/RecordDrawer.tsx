import type { TypedDocumentNode } from "@apollo/client";
import { Button, makeStyles } from "@fluentui/react-components";
import { ChevronDown20Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronUp20Regular } from "@fluentui/react-icons/svg/chevron-up";
import type { ReactElement, ReactNode } from "react";
import { useDocumentQuery } from "#web/lib/graphql/operations.ts";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import type { Action } from "#web/ui/menu/action.ts";
import type { Identified } from "#web/ui/table/parts/column.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { Drawer, type DrawerProps } from "#web/ui/drawer/Drawer.tsx";

const red = { color: appTokens.badForeground } as const;
const useStyles = makeStyles({
  danger: { ...red, marginInlineEnd: "auto", ":hover": red, "& .fui-Button__icon": { color: "inherit" } },
});

/** A record of a list beside it. */
export interface RecordDrawerProps<TRow extends Identified, TRecord extends TRow> extends Pick<
  DrawerProps,
  "open" | "kind" | "onClose"
> {
  id: string;
  /**
   * Where its texts stand: `drawer.title` until its name is known, `drawer.loading`, `failedOne`, `gone.title`, `gone.text`,
   * `gone.action`, and with `onStep` `drawer.previous` and `drawer.next`.
   */
  texts: TextPlace;
  /** The query; its field is called `record`. */
  document: TypedDocumentNode<{ record?: TRecord | null }, { id: string }>;
  /** The rows that the list shows: what they hold of it is shown at once. */
  rows: readonly TRow[];
  nameOf: (row: TRow) => string;
  /** What can be done to it. What is dangerous stands first, and closes the drawer; several others go without their icons. */
  actions: (row: TRow) => readonly Action[];
  /** Called to go to the row before or after it; without it there is no way. */
  onStep?: (id: string) => void;
  /** Asked before it is left; calls `then` unless there is something to lose. */
  leave?: (then: () => void) => void;
  /** Draws it; `record` is undefined while only the row is known. */
  children: (row: TRow, record: TRecord | undefined) => ReactNode;
}

const leaveAtOnce = (then: () => void) => then();

/** A record of a list in a drawer: it is coming, it is gone, it could not be fetched, or it is here with what can be done to it. */
export function RecordDrawer<TRow extends Identified, TRecord extends TRow>(
  props: RecordDrawerProps<TRow, TRecord>,
) {
  const { open, kind, id, texts, document, rows, nameOf, actions, onStep, children } = props;
  const { leave = leaveAtOnce, onClose } = props;
  const words = useWords(texts);
  const { data, previousData, error, refetch } = useDocumentQuery(document, { variables: { id } });
  const answered = (data ?? previousData)?.record;
  const record = answered?.id === id ? answered : undefined;
  const gone = data?.record === null;
  const at = rows.findIndex((one) => one.id === id);
  const row = gone ? undefined : (record ?? rows[at]);
  const close = () => leave(onClose);
  const step = (word: string, icon: ReactElement, to: TRow | undefined) =>
    onStep &&
    to && (
      <ToolButton label={words(`drawer.${word}`)} icon={icon} onPress={() => leave(() => onStep(to.id))} />
    );

  const content = () => {
    if (row) return children(row, record);
    if (gone)
      return (
        <EmptyState
          why="gone"
          title={words("gone.title")}
          text={words("gone.text")}
          actions={<Button onClick={close}>{words("gone.action")}</Button>}
        />
      );
    if (error) return <ErrorState title={words("failedOne")} error={error} onRetry={refetch} />;
    return <CardSkeleton label={words("drawer.loading")} lines={5} />;
  };
  return (
    <Drawer
      open={open}
      {...(kind && { kind })}
      title={row ? nameOf(row) : words("drawer.title")}
      onClose={close}
      tools={
        <>
          {step("previous", <ChevronUp20Regular />, rows[at - 1])}
          {step("next", <ChevronDown20Regular />, at < 0 ? undefined : rows[at + 1])}
        </>
      }
      footer={row && <Commands actions={actions(row)} leave={(then) => leave(() => (onClose(), then()))} />}
    >
      {content()}
    </Drawer>
  );
}

function Commands({ actions, leave }: { actions: readonly Action[]; leave: (then: () => void) => void }) {
  const styles = useStyles();
  const others = actions.filter(({ tone }) => tone !== "danger");
  return (
    <>
      {actions
        .filter(({ tone }) => tone === "danger")
        .map(({ id, label, icon, run }) => (
          <Button
            key={id}
            appearance="subtle"
            className={styles.danger}
            icon={icon ?? null}
            onClick={() => leave(run)}
          >
            {label}
          </Button>
        ))}
      {others.map(({ label, icon, run }, place) => (
        // By its place, so that the pressed button stays, and the focus with it.
        <Button key={place} {...(others.length === 1 && icon && { icon })} onClick={run}>
          {label}
        </Button>
      ))}
    </>
  );
}
