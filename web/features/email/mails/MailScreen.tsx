import { Button, mergeClasses } from "@fluentui/react-components";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useMediaQuery } from "#web/lib/useMediaQuery.ts";
import { useOpenRow } from "#web/lib/list/useOpenRow.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { useSelection } from "#web/ui/table/parts/useSelection.ts";
import { MailFolders } from "./MailFolders.tsx";
import { MailListBody } from "./MailListBody.tsx";
import { MailListHead } from "./MailListHead.tsx";
import { MailReader } from "./MailReader.tsx";
import { MailTools } from "./MailTools.tsx";
import { type MailPlace, pathOf } from "./data/mailPaths.ts";
import type { MailQuery, MailShow } from "./data/mailQuery.ts";
import { useMailNumbersQuery } from "./data/mails.generated.ts";
import { ComposePlace } from "./compose/ComposePlace.tsx";
import { useComposing } from "./compose/useComposing.ts";
import { useTakeBack } from "./compose/useTakeBack.ts";
import { useMailActions } from "./data/useMailActions.ts";
import { useMailCursor } from "./useMailCursor.ts";
import { useMailCommands } from "./useMailCommands.ts";
import { useMailKeys } from "./useMailKeys.ts";
import { useMailList } from "./useMailList.ts";
import { useMailLive } from "./useMailLive.ts";
import { useMailWaits } from "./useMailWaits.ts";
import { useMailWalk } from "./useMailWalk.ts";
import { useMailScreenStyles } from "./mailScreenStyles.ts";

const nothing: readonly (string | null)[] = [];

export interface MailScreenProps {
  place: MailPlace;
  q: string;
  show: MailShow;
  query: MailQuery;
}

export function MailScreen({ place, q, show, query }: MailScreenProps) {
  const styles = useMailScreenStyles();
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
  const { cancel } = useTakeBack();
  const waits = useMailWaits();
  useMailLive(list.ids === undefined);

  const { id: openId, open, close, hrefOf } = opened;
  const { go, step, onLeaving } = useMailWalk(ids, opened, cursor, two);
  const doing = useMailCommands({ actions, selection, query, meant: openId ?? cursor.id, onLeaving });
  const menu = (name: string) => () => {
    if (openId === null && selection.chosen.size === 0 && cursor.id !== null)
      selection.toggle(cursor.id, false);
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
      Escape:
        selection.chosen.size > 0 || selection.all ? selection.clear : openId === null ? undefined : close,
    },
    {
      i: toPlace({ box: "INBOX" }),
      s: toPlace({ box: "STARRED" }),
      t: toPlace({ box: "SENT" }),
      d: toPlace({ box: "DRAFT" }),
    },
  );

  const title = place.box ? t(`screens:email.boxes.${place.box}`) : t(`labels.${place.label}`);
  const outgoing = place.box === "SENT" || place.box === "DRAFT" || place.box === "SCHEDULED";
  const onStar = useCallback(
    (id: string, isStarred: boolean) =>
      void actions.change([id], { isStarred }, isStarred ? "starred" : "unstarred"),
    [actions],
  );
  const onSeen = actions.open;
  const chosen = selection.all ? list.total : selection.chosen.size;
  const folders = <MailFolders place={place} figures={figures} onCompose={compose} onGo={closeFolders} />;
  const allChosen = rows.length > 0 && (selection.all || rows.every(({ id }) => selection.chosen.has(id)));
  const listed = (
    <section
      className={mergeClasses(styles.list, two && styles.ruled)}
      aria-label={t("listTitle", { name: title })}
    >
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
      <MailListBody
        label={title}
        listKey={JSON.stringify(query)}
        narrowed={q !== "" || show !== "all"}
        {...{ list, q, outgoing, openId, cursor, selection, waits, hrefOf, onStar }}
      />
    </section>
  );
  const read =
    openId === null ? (
      <div className={styles.nothing}>
        <EmptyState why="unchosen" title={t("nothingOpen.title")} text={t("nothingOpen.text")} />
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
