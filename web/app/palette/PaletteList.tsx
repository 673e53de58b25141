import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { ArrowEnterLeft20Regular } from "@fluentui/react-icons/svg/arrow-enter-left";
import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { highlight } from "#web/lib/texts/highlight.ts";
import { Kbd } from "#web/ui/hint/Kbd.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { PaletteEmpty } from "./PaletteEmpty.tsx";
import type { PaletteGroup, PaletteItem } from "./paletteItem.ts";
import type { SearchState } from "./useGatewaySearch.ts";

const useStyles = makeStyles({
  // Eight rows of 40 px and a heading, whatever is found: nothing moves while somebody types.
  place: { display: "grid", alignItems: "start", blockSize: "min(376px, calc(100dvh - 200px))" },
  list: {
    boxSizing: "border-box",
    blockSize: "100%",
    overflowY: "auto",
    paddingBlock: "8px",
    paddingInline: "8px",
    scrollPaddingBlock: "32px 8px",
  },
  heading: {
    ...typographyStyles.caption1,
    paddingBlock: "8px 4px",
    paddingInline: "12px",
    color: appTokens.colorNeutralForeground3,
  },
  option: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    minBlockSize: "40px",
    boxSizing: "border-box",
    paddingInline: "12px",
    borderRadius: appTokens.borderRadiusMedium,
    cursor: "pointer",
    "> svg": { flexShrink: 0, color: appTokens.colorNeutralForeground3 },
  },
  active: {
    backgroundColor: appTokens.tint,
    "> svg": { color: appTokens.colorBrandForeground1 },
    "@media (forced-colors: active)": { outline: "2px solid Highlight" },
  },
  label: {
    flexShrink: 0,
    maxInlineSize: "100%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  mark: { fontWeight: appTokens.fontWeightSemibold, backgroundColor: "transparent", color: "inherit" },
  detail: {
    ...typographyStyles.caption1,
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    color: appTokens.colorNeutralForeground3,
  },
  end: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    gap: "8px",
    flexShrink: 0,
    marginInlineStart: "auto",
    color: appTokens.colorNeutralForeground3,
    "> svg": { "[dir=rtl] &": { transform: "scaleX(-1)" } },
  },
});

/** The rows under the field. */
export interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** What to mark in the labels. */
  words: readonly string[];
  /** The row that Enter takes. */
  active: number;
  typed: string;
  state: SearchState;
  onRetry: () => void;
  onActive: (at: number) => void;
  onChoose: (item: PaletteItem, newTab: boolean) => void;
}

/** What is found, by groups. The focus stays in the field, which points at the active row. */
export function PaletteList({
  id,
  groups,
  words,
  active,
  typed,
  state,
  onRetry,
  onActive,
  onChoose,
}: PaletteListProps) {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active, typed]);
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0));
  return (
    <div className={styles.place}>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t("palette.results")}
        className={styles.list}
        hidden={groups.length === 0}
      >
        {groups.map((group, at) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <div id={`${id}-${group.id}`} role="presentation" className={styles.heading}>
              {group.label}
            </div>
            {group.items.map((item, within) => {
              const place = (starts[at] ?? 0) + within;
              return (
                <Row
                  key={item.id}
                  id={`${id}-${place}`}
                  item={item}
                  words={words}
                  active={place === active}
                  onActive={() => onActive(place)}
                  onChoose={onChoose}
                />
              );
            })}
          </div>
        ))}
      </div>
      {groups.length === 0 && <PaletteEmpty typed={typed} state={state} onRetry={onRetry} />}
    </div>
  );
}

interface RowProps {
  id: string;
  item: PaletteItem;
  words: readonly string[];
  active: boolean;
  onActive: () => void;
  onChoose: (item: PaletteItem, newTab: boolean) => void;
}

function Row({ id, item, words, active, onActive, onChoose }: RowProps) {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  const { icon: Icon, label, detail, to, keys = [] } = item;
  const choose = ({ ctrlKey, metaKey }: MouseEvent) => onChoose(item, ctrlKey || metaKey);
  return (
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={mergeClasses(styles.option, active && styles.active)}
      onPointerMove={() => active || onActive()}
      onClick={choose}
    >
      <Icon />
      <span className={styles.label} dir="auto">
        <Marked text={label} words={words} />
      </span>
      {detail && (
        <bdi className={styles.detail}>
          <Marked text={detail} words={words} />
        </bdi>
      )}
      <span className={styles.end}>
        {active && t(to === undefined ? "palette.run" : "palette.open")}
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
        {active && <ArrowEnterLeft20Regular />}
      </span>
    </div>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const styles = useStyles();
  return highlight(text, words).map((part, at) =>
    part.isHighlighted ? (
      <mark key={at} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
