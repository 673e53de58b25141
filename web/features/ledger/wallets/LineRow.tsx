import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronUp16Regular } from "@fluentui/react-icons/svg/chevron-up";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { typeIcons } from "./typeIcons.tsx";
import {
  type Account,
  changedBy,
  changeOf,
  fieldOf,
  type Line,
  shortId,
  sumOf,
  typeTexts,
  walletTexts,
} from "./walletParts.ts";

const useStyles = makeStyles({
  what: { display: "flex", alignItems: "center", gap: "10px", minInlineSize: 0 },
  inner: { paddingInlineStart: "24px" },
  icon: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    inlineSize: "28px",
    blockSize: "28px",
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.colorNeutralForeground2,
    backgroundColor: appTokens.idleBackground,
  },
  words: { display: "grid", justifyItems: "start", minInlineSize: 0 },
  open: {
    minWidth: 0,
    blockSize: "auto",
    padding: 0,
    border: "none",
    fontWeight: appTokens.fontWeightRegular,
    textAlign: "start",
    justifyContent: "flex-start",
  },
  count: { ...typographyStyles.caption1Strong, color: appTokens.colorNeutralForeground3 },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3, overflowWrap: "anywhere" },
  time: { whiteSpace: "nowrap", color: appTokens.colorNeutralForeground2 },
  id: {
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: appTokens.fontSizeBase200,
    whiteSpace: "nowrap",
    color: appTokens.colorNeutralForeground3,
  },
  end: { textAlign: "end", whiteSpace: "nowrap" },
  change: { ...typographyStyles.body1Strong, fontVariantNumeric: "tabular-nums" },
  came: { color: appTokens.okForeground },
});

export interface LineRowProps {
  /** One line, or several that belong together, in the order in which they are shown. */
  lines: readonly Line[];
  account: Account | null;
  checkedAt: string | null;
  isOpen: boolean;
  isInner: boolean;
  onToggle: () => void;
}

export function LineRow({ lines, account, checkedAt, isOpen, isInner, onToggle }: LineRowProps) {
  const styles = useStyles();
  const words = useWords(walletTexts);
  const types = useWords(typeTexts);
  const format = useFormat();
  const narrow = useNarrow();
  const [line] = lines;
  if (!line) return null;
  const { type, refId, memo, after } = line;
  const oldest = lines.reduce((one, other) => (other.at < one.at ? other : one));
  const change = sumOf(lines.map((one) => changeOf(one, account)));
  const came = !change.startsWith("-") && change !== "0";
  const touched = [...new Set(lines.flatMap(changedBy))].map((one) => words(`accounts.${one}`));
  const checked = lines.filter((one) => checkedAt !== null && one.at <= checkedAt).length;
  const isGroup = lines.length > 1;
  const when = `${format.nearDay(oldest.at)} ${format.clock(oldest.at)}`;
  const about = isGroup
    ? words("lines.until", { at: format.clock(lines.reduce((a, b) => (b.at > a.at ? b : a)).at) })
    : [memo, refId].filter(Boolean).join(" · ");
  const state =
    checked === lines.length
      ? words("lines.states.checked")
      : checked === 0
        ? words("lines.states.waiting")
        : words("lines.states.some", { checked, count: lines.length });
  return (
    <tr>
      {!narrow && (
        <td className={styles.time}>
          <time dateTime={oldest.at}>{isGroup ? words("lines.from", { at: when }) : when}</time>
        </td>
      )}
      <td {...(narrow && { colSpan: 2 })}>
        <span className={mergeClasses(styles.what, isInner && styles.inner)}>
          <span className={styles.icon} aria-hidden>
            {typeIcons[type]}
          </span>
          <span className={styles.words}>
            <Button
              appearance="transparent"
              className={styles.open}
              aria-expanded={isOpen}
              iconPosition="after"
              icon={isOpen ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
              onClick={onToggle}
            >
              <span>
                {types(type)}
                {isGroup && (
                  <span className={styles.count}> {words("lines.count", { count: lines.length })}</span>
                )}
              </span>
            </Button>
            {about !== "" && (
              <span className={styles.quiet} dir="auto">
                {about}
              </span>
            )}
            {narrow && <time className={styles.quiet}>{when}</time>}
          </span>
        </span>
      </td>
      {!narrow && (
        <td className={styles.id}>
          {isGroup ? words("lines.ids", { count: lines.length }) : <bdi dir="ltr">{shortId(line.id)}</bdi>}
        </td>
      )}
      {!narrow && <td>{format.list(touched)}</td>}
      <td className={styles.end}>
        <bdi className={mergeClasses(styles.change, came && styles.came)}>
          {came ? "+" : ""}
          {format.micros(change)}
        </bdi>
      </td>
      {!narrow && (
        <td className={styles.end}>
          {format.micros(account === null ? after.available : after[fieldOf(account)])}
        </td>
      )}
      {!narrow && (
        <td>
          <StatusPill
            tone={checked === lines.length ? "ok" : "idle"}
            {...(checked < lines.length && { icon: "clock" as const })}
          >
            {state}
          </StatusPill>
        </td>
      )}
    </tr>
  );
}
