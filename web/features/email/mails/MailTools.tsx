import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Archive20Regular } from "@fluentui/react-icons/svg/archive";
import { ArrowUndo20Regular } from "@fluentui/react-icons/svg/arrow-undo";
import { Clock20Regular } from "@fluentui/react-icons/svg/clock";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { FolderArrowRight20Regular } from "@fluentui/react-icons/svg/folder-arrow-right";
import { MailRead20Regular } from "@fluentui/react-icons/svg/mail-read";
import { MailUnread20Regular } from "@fluentui/react-icons/svg/mail-unread";
import { Tag20Regular } from "@fluentui/react-icons/svg/tag";
import { Star20Regular } from "@fluentui/react-icons/svg/star";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { labels } from "./data/mailPaths.ts";
import { restoring, targets } from "./data/mailTools.ts";
import { timeActions } from "./data/timeActions.ts";
import type { MailCommands } from "./useMailCommands.ts";

const useStyles = makeStyles({
  bar: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2px",
    boxSizing: "border-box",
    minBlockSize: "48px",
    paddingInline: "16px",
    borderBottom: `1px solid ${appTokens.line}`,
  },
  bulk: { minBlockSize: "40px", paddingInline: "12px", backgroundColor: appTokens.tint },
  end: { display: "flex", alignItems: "center", gap: "2px", marginInlineStart: "auto" },
  count: { ...typographyStyles.caption1Strong, marginInlineEnd: "8px" },
});

export interface MailToolsProps {
  label: string;
  doing: MailCommands;
  /** For mails that are chosen: how many. */
  count?: string;
  /** What stands before and after the tools. */
  start?: ReactNode;
  end?: ReactNode;
  /** The menu that was asked for by its key. */
  asked?: string | undefined;
  /** Called when it opened. */
  onAsked?: () => void;
  bulk?: boolean;
}

/** What can be done to the open mail, or to those that are chosen. */
export function MailTools({ label, doing, count, start, end, asked, onAsked, bulk = false }: MailToolsProps) {
  const styles = useStyles();
  const { t } = useTranslation("email");
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked === undefined) return;
    bar.current?.querySelector<HTMLElement>(`[data-menu="${asked}"] button`)?.click();
    onAsked?.();
  }, [asked, onAsked]);
  const row = doing.sample();
  const back = restoring(row);
  const draft = row?.folder === "DRAFT";
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className={mergeClasses(styles.bar, bulk && styles.bulk)}
    >
      {start}
      {count !== undefined && (
        <span className={styles.count} role="status">
          {count}
        </span>
      )}
      {!draft && (
        <ToolButton
          label={t(`tools.${back}`)}
          icon={back === "archive" ? <Archive20Regular /> : <ArrowUndo20Regular />}
          onPress={() => void doing.archive()}
        />
      )}
      <ToolButton
        label={t(row?.isDeleted ? "tools.removeForever" : "tools.remove")}
        icon={<Delete20Regular />}
        onPress={() => void doing.remove()}
      />
      <ToolButton
        label={t(row?.isRead ? "tools.unread" : "tools.read")}
        icon={row?.isRead ? <MailUnread20Regular /> : <MailRead20Regular />}
        onPress={() => void doing.read()}
      />
      {bulk && (
        <ToolButton label={t("tools.star")} icon={<Star20Regular />} onPress={() => void doing.star()} />
      )}
      {!draft && (
        <span data-menu="snooze">
          <Hint label={t("tools.snooze")}>
            <MenuButton
              appearance="subtle"
              icon={<Clock20Regular />}
              actions={() =>
                timeActions(
                  t,
                  format,
                  { title: t("snooze.title"), action: t("snooze.action") },
                  (at) => void doing.snooze(at),
                )
              }
            />
          </Hint>
        </span>
      )}
      <span data-menu="move">
        <Hint label={t("tools.move")}>
          <MenuButton
            appearance="subtle"
            icon={<FolderArrowRight20Regular />}
            actions={() =>
              targets.map((box) => ({
                id: box,
                label: t(`screens:email.boxes.${box}`),
                run: () => void doing.move(box),
              }))
            }
          />
        </Hint>
      </span>
      <span data-menu="label">
        <Hint label={t("tools.label")}>
          <MenuButton
            appearance="subtle"
            icon={<Tag20Regular />}
            actions={() =>
              labels.map((one) => ({
                id: one,
                label: t(doing.sample()?.labels.includes(one) ? "label.take" : "label.give", {
                  label: t(`labels.${one}`),
                }),
                run: () => void doing.label(one),
              }))
            }
          />
        </Hint>
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </div>
  );
}
