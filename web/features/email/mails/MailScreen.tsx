import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useFormat } from "../../../lib/format.ts";
import { useMediaQuery } from "../../../lib/useMediaQuery.ts";
import { useOpenRow } from "../../../lib/useOpenRow.ts";
import { Drawer } from "../../../ui/drawer/Drawer.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { ErrorState } from "../../../ui/feedback/ErrorState.tsx";
import { useSelection } from "../../../ui/table/useSelection.ts";
import { appTokens } from "../../../ui/theme/tokens.ts";
import { unseen } from "../../../ui/theme/unseen.ts";
import { MailFolders } from "./MailFolders.tsx";
import { MailListHead } from "./MailListHead.tsx";
import { MailReader } from "./MailReader.tsx";
import { MailRows } from "./MailRows.tsx";
import { MailSkeleton } from "./MailSkeleton.tsx";
import { MailTools } from "./MailTools.tsx";
import { type MailPlace, pathOf } from "./mailPaths.ts";
import type { MailQuery, MailShow } from "./mailQuery.ts";
import { useMailNumbersQuery } from "./mails.generated.ts";
import type { Person } from "./compose/composeInput.ts";
import { ComposePlace } from "./compose/ComposePlace.tsx";
import { useComposing } from "./compose/useComposing.ts";
import { useSending } from "./compose/useSending.ts";
import { useMailActions } from "./useMailActions.ts";
import { useMailCursor } from "./useMailCursor.ts";
import { useMailDoing } from "./useMailDoing.ts";
import { useMailKeys } from "./useMailKeys.ts";
import { useMailList } from "./useMailList.ts";
import { useMailLive } from "./useMailLive.ts";
import { useMailWaits } from "./useMailWaits.ts";
import { useMailWalk } from "./useMailWalk.ts";

const useStyles = makeStyles({
  frame: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "minmax(0, 1fr)",
    flexGrow: 1,
    minBlockSize: 0,
    margin: "-20px -24px -24px",
    overflow: "hidden",
    backgroundColor: appTokens.card,
    "@media (max-width: 639.98px)": { margin: "-16px", blockSize: "calc(100dvh - 48px)", flexGrow: 0 },
  },
  two: { gridTemplateColumns: "minmax(280px, 340px) minmax(0, 1fr)" },
  three: { gridTemplateColumns: "208px minmax(300px, 384px) minmax(0, 1fr)" },
  side: { display: "grid", minBlockSize: 0, borderInlineEndWidth: "1px", borderInlineEndStyle: "solid", borderInlineEndColor: appTokens.line },
  list: { display: "flex", flexDirection: "column", minBlockSize: 0, minInlineSize: 0 },
  ruled: { borderInlineEndWidth: "1px", borderInlineEndStyle: "solid", borderInlineEndColor: appTokens.line },
  reader: { minBlockSize: 0, minInlineSize: 0 },
  nothing: { display: "grid", blockSize: "100%" },
  drawn: { marginInline: "-12px" },
  unseen,
});

const nobody: readonly Person[] = [];
const nothing: readonly (string | null)[] = [];

export interface MailScreenProps {
  place: MailPlace;
  q: string;
  show: MailShow;
  query: MailQuery;
}

export function MailScreen({ place, q, show, query }: MailScreenProps) {
  const styles = useStyles();
  const { t } = useTranslation("email");
  const format = useFormat();
  const navigate = useNavigate();
  const three = useMediaQuery("(min-width: 1280px)");
  const two = useMediaQuery("(min-width: 976px)");
  const [foldersOpen, setFoldersOpen] = useState(false);
  const [asked, setAsked] = useState<string>();
  const onAsked = useCallback(() => setAsked(undefined), []);
  const closeFolders = useCallback(() => setFoldersOpen(false), []);
  const list = useMailList(query);
  const ids = list.ids ?? nothing;
  const figures = useMailNumbersQuery().data?.mailCounts;
  const opened = useOpenRow();
  const cursor = useMailCursor(ids);
  const rows = useMemo(() => ids.flatMap((id) => (id === null ? [] : [{ id }])), [ids]);
  const selection = useSelection(rows, JSON.stringify(query));
  const actions = useMailActions();
  const { compose, answer } = useComposing();
  const { cancel } = useSending(nobody);
  const waits = useMailWaits();
  useMailLive(list.ids === undefined);

  const { id: openId, open, close, hrefOf } = opened;
  const { go, step, onLeaving } = useMailWalk(ids, opened, cursor, two);
  const doing = useMailDoing({ actions, selection, query, meant: openId ?? cursor.id, onLeaving });
  const menu = (name: string) => () => {
    if (openId === null && selection.chosen.size === 0 && cursor.id !== null) selection.toggle(cursor.id, false);
    setAsked(name);
  };
  const toPlace = (to: MailPlace) => () => void navigate(pathOf(to));
  const picked = cursor.id;
  const meant = openId ?? picked;
  useMailKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      o: () => picked !== null && open(picked),
      x: () => meant !== null && selection.toggle(meant, false),
      e: () => void doing.archive(),
      "#": () => void doing.remove(),
      s: () => void doing.star(),
      u: () => void doing.read(),
      l: menu("label"),
      v: menu("move"),
      b: menu("snooze"),
      r: () => meant !== null && void answer(meant, "reply"),
      a: () => meant !== null && void answer(meant, "all"),
      f: () => meant !== null && void answer(meant, "forward"),
      c: compose,
      Escape: selection.chosen.size > 0 || selection.all ? selection.clear : openId === null ? undefined : close,
    },
    { i: toPlace({ box: "INBOX" }), s: toPlace({ box: "STARRED" }), t: toPlace({ box: "SENT" }), d: toPlace({ box: "DRAFT" }) },
  );

  const title = place.box ? t(`boxes.${place.box}`) : t(`labels.${place.label}`);
  const outgoing = place.box === "SENT" || place.box === "DRAFT" || place.box === "SCHEDULED";
  const onStar = useCallback((id: string, isStarred: boolean) => void actions.change([id], { isStarred }, isStarred ? "starred" : "unstarred"), [actions]);
  const onSeen = actions.open;
  const chosen = selection.all ? list.total : selection.chosen.size;
  const folders = <MailFolders place={place} figures={figures} onCompose={compose} onGo={closeFolders} />;
  const allChosen = rows.length > 0 && (selection.all || rows.every(({ id }) => selection.chosen.has(id)));
  const listed = (
    <section className={mergeClasses(styles.list, two && styles.ruled)} aria-label={t("listTitle", { name: title })}>
      <MailListHead
        {...{ q, show, selection, allChosen }}
        searchLabel={t("search")}
        sort={query.sort.field}
        total={list.ids && list.total}
        path={pathOf(place)}
        onFolders={three ? undefined : () => setFoldersOpen(true)}
        onCompose={compose}
      />
      {chosen > 0 && (
        <MailTools
          bulk
          label={t("select.tools")}
          doing={doing}
          {...{ asked, onAsked }}
          count={t("select.count", { count: chosen, chosen: format.number(chosen) })}
          end={
            allChosen && !selection.all && list.total > rows.length ? (
              <Button size="small" appearance="transparent" onClick={selection.chooseAll}>
                {t("select.matching", { count: list.total, total: format.number(list.total) })}
              </Button>
            ) : undefined
          }
        />
      )}
      {list.error ? (
        <ErrorState title={t("failed")} error={list.error} onRetry={list.retry} />
      ) : list.ids === undefined ? (
        <MailSkeleton label={t("loading")} />
      ) : ids.length === 0 ? (
        <EmptyState title={t(q === "" && show === "all" ? "empty.title" : "noMatch.title", { name: title })} text={t(q === "" && show === "all" ? "empty.text" : "noMatch.text")} />
      ) : (
        <MailRows key={JSON.stringify(query)} label={title} ids={ids} total={list.total} q={q} outgoing={outgoing} openId={openId} cursor={cursor} selection={selection} waits={waits} hrefOf={hrefOf} onLook={list.look} onStar={onStar} />
      )}
    </section>
  );
  const read =
    openId === null ? (
      <div className={styles.nothing}>
        <EmptyState title={t("nothingOpen.title")} text={t("nothingOpen.text")} />
      </div>
    ) : (
      <MailReader
        key={openId}
        id={openId}
        at={ids.indexOf(openId)}
        total={list.total}
        asked={chosen === 0 ? asked : undefined}
        onStep={go}
        onBack={two ? undefined : close}
        onAnswer={answer}
        onCancel={cancel}
        {...{ doing, onAsked, onSeen }}
      />
    );
  return (
    <div className={mergeClasses(styles.frame, two && styles.two, three && styles.three)}>
      <h1 className={styles.unseen}>{title}</h1>
      {three && <div className={styles.side}>{folders}</div>}
      {(two || openId === null) && listed}
      {(two || openId !== null) && (
        <section className={styles.reader} aria-label={t("reading")}>
          {read}
        </section>
      )}
      {!three && (
        <Drawer kind="settings" open={foldersOpen} title={t("folders.title")} onClose={closeFolders}>
          <div className={styles.drawn}>{folders}</div>
        </Drawer>
      )}
      <ComposePlace actions={actions} />
    </div>
  );
}
