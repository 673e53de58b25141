import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Compose20Regular } from "@fluentui/react-icons/svg/compose";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MailBox } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import { boxIcons, labelColors } from "./mailLooks.ts";
import { boxNames, labels, type MailPlace, pathOf } from "./data/mailPaths.ts";
import type { MailFiguresFragment } from "./data/mails.generated.ts";

const useStyles = makeStyles({
  bar: {
    display: "flex",
    flexDirection: "column",
    gap: "12px",
    boxSizing: "border-box",
    minBlockSize: 0,
    padding: "12px",
    overflowY: "auto",
    backgroundColor: appTokens.canvas,
  },
  compose: { flexShrink: 0 },
  list: { display: "grid", gap: "2px", margin: 0, padding: 0, listStyleType: "none" },
  heading: {
    ...typographyStyles.caption1,
    margin: 0,
    paddingInline: "12px",
    color: appTokens.colorNeutralForeground3,
  },
  item: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    minBlockSize: "34px",
    boxSizing: "border-box",
    paddingInline: "11px",
    border: "1px solid transparent",
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.colorNeutralForeground2,
    textDecorationLine: "none",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
    "@media (pointer: coarse)": { minBlockSize: "44px" },
  },
  current: {
    border: `1px solid ${appTokens.line}`,
    backgroundColor: appTokens.card,
    color: appTokens.colorNeutralForeground1,
    fontWeight: appTokens.fontWeightSemibold,
    ":hover": { backgroundColor: appTokens.card },
    "& svg": { color: appTokens.colorBrandForeground1 },
  },
  name: { flexGrow: 1, minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  count: {
    ...typographyStyles.caption1,
    fontVariantNumeric: "tabular-nums",
    color: appTokens.colorNeutralForeground3,
  },
  waiting: { fontWeight: appTokens.fontWeightSemibold, color: appTokens.colorBrandForeground1 },
  dot: { inlineSize: "10px", blockSize: "10px", marginInline: "5px", borderRadius: "3px", flexShrink: 0 },
  unseen,
});

/** Boxes that tell how many they hold, not how many of them are unopened. */
const held: readonly MailBox[] = ["SNOOZED", "SCHEDULED", "DRAFT"];

export interface MailFoldersProps {
  place: MailPlace;
  figures: MailFiguresFragment | undefined;
  onCompose: () => void;
  /** Called when somebody went to another folder. */
  onGo?: () => void;
}

export const MailFolders = memo(function MailFolders({ place, figures, onCompose, onGo }: MailFoldersProps) {
  const styles = useStyles();
  const { t } = useTranslation("email");
  const format = useFormat();
  const entry = (to: MailPlace, name: string, picture: ReactNode, count: number, kind: "unread" | "held") => {
    const current = to.box === place.box && to.label === place.label;
    return (
      <li key={name}>
        <PlaceLink
          to={pathOf(to)}
          className={mergeClasses(styles.item, current && styles.current)}
          aria-current={current ? "page" : undefined}
          onPointerUp={onGo}
        >
          {picture}
          <span className={styles.name}>{name}</span>
          {count > 0 && (
            <span className={mergeClasses(styles.count, to.box === "INBOX" && styles.waiting)}>
              <span aria-hidden>{format.number(count)}</span>
              <span className={styles.unseen}>{t(`folders.${kind}`, { count })}</span>
            </span>
          )}
        </PlaceLink>
      </li>
    );
  };
  return (
    <nav className={styles.bar} aria-label={t("folders.title")}>
      <Button
        appearance="primary"
        icon={<Compose20Regular />}
        className={styles.compose}
        aria-keyshortcuts="c"
        onClick={onCompose}
      >
        {t("compose.new")}
      </Button>
      <ul className={styles.list}>
        {Object.values(boxNames).map((box) => {
          const Icon = boxIcons[box];
          const figure = figures?.boxes.find((one) => one.box === box);
          const kind = held.includes(box) ? "held" : "unread";
          return entry(
            { box },
            t(`screens:email.boxes.${box}`),
            <Icon aria-hidden />,
            (kind === "held" ? figure?.total : figure?.unread) ?? 0,
            kind,
          );
        })}
      </ul>
      <h2 className={styles.heading}>{t("labels.title")}</h2>
      <ul className={styles.list}>
        {labels.map((label) =>
          entry(
            { label },
            t(`labels.${label}`),
            <span aria-hidden className={styles.dot} style={{ backgroundColor: labelColors[label] }} />,
            figures?.labels.find((one) => one.label === label)?.unread ?? 0,
            "unread",
          ),
        )}
      </ul>
    </nav>
  );
});
