import { Button, makeStyles, mergeClasses, typographyStyles, useFluent } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { ChevronLeft20Regular } from "@fluentui/react-icons/svg/chevron-left";
import { ChevronRight20Regular } from "@fluentui/react-icons/svg/chevron-right";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { dateOf, dateTag } from "#web/ui/form/dates/dayText.ts";
import { Kbd } from "#web/ui/hint/Kbd.tsx";
import { MoreButton } from "#web/ui/menu/MoreButton.tsx";
import type { Action } from "#web/ui/menu/action.ts";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { stepped, texts, views } from "./calendarView.ts";
import type { CalendarPlace } from "./useCalendarPlace.ts";

const phone = "@media (max-width: 639.98px)";
const narrowWindow = "@media (max-width: 975.98px)";
const useStyles = makeStyles({
  bar: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minBlockSize: "56px",
    paddingInline: "16px",
    boxSizing: "border-box",
    flexWrap: "wrap",
    paddingBlock: "8px",
    [phone]: { columnGap: "4px" },
  },
  title: {
    ...typographyStyles.title3,
    flexGrow: 1,
    margin: 0,
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    flexShrink: 0,
    [narrowWindow]: { flexShrink: 1 },
    [phone]: typographyStyles.subtitle2,
  },
  views: {
    display: "flex",
    flexShrink: 0,
    border: `1px solid ${appTokens.colorNeutralStroke1}`,
    borderRadius: appTokens.borderRadiusMedium,
    overflow: "hidden",
    [narrowWindow]: { inlineSize: "100%", order: 1 },
  },
  tools: { display: "flex", alignItems: "center", gap: "8px", [narrowWindow]: { display: "contents" } },
  now: { minInlineSize: "auto", flexShrink: 0 },
  view: {
    minInlineSize: 0,
    borderRadius: 0,
    border: "none",
    gap: "6px",
    paddingInline: "10px",
    whiteSpace: "nowrap",
    [narrowWindow]: { flexGrow: 1 },
    [phone]: { minBlockSize: "40px" },
    ":focus-visible": { outlineOffset: "-2px" },
  },
  chosen: {
    color: appTokens.colorBrandForeground1,
    backgroundColor: appTokens.tint,
    fontWeight: appTokens.fontWeightSemibold,
  },
  search: {
    display: "flex",
    flexBasis: "160px",
    flexGrow: 1,
    minInlineSize: "160px",
    maxInlineSize: "240px",
  },
  kbd: { "@media (max-width: 1439.98px)": { display: "none" }, "@media (hover: none)": { display: "none" } },
});

export interface CalendarHeadProps {
  place: CalendarPlace;
  narrow: boolean;
  onNew: () => void;
  actions: () => readonly Action[];
}

export function CalendarHead({ place: { view, day, q, go }, narrow, onNew, actions }: CalendarHeadProps) {
  const styles = useStyles();
  const words = useWords(texts);
  const locale = useLocale();
  const isPhone = useNarrow();
  const [Back, On] =
    useFluent().dir === "rtl"
      ? [ChevronRight20Regular, ChevronLeft20Regular]
      : [ChevronLeft20Regular, ChevronRight20Regular];
  const title = new Intl.DateTimeFormat(dateTag(locale), {
    year: "numeric",
    month: view === "day" ? "short" : "long",
    ...(view === "day" && { day: "numeric", weekday: "short" }),
  }).format(dateOf(day));
  const step = (by: number) => go({ day: stepped(day, view, by) });
  return (
    <header className={styles.bar}>
      <Button className={styles.now} aria-keyshortcuts="T" onClick={() => go({ day: null })}>
        {words("today")}
      </Button>
      <ToolButton label={words(`previous.${view}`)} icon={<Back />} onPress={() => step(-1)} />
      <ToolButton label={words(`next.${view}`)} icon={<On />} onPress={() => step(1)} />
      <h1 className={styles.title}>{title}</h1>
      {narrow && <ToolButton label={words("add")} icon={<Add20Regular />} onPress={onNew} />}
      {!isPhone && (
        <div className={styles.search}>
          <SearchBox label={words("search")} value={q} onSearch={(text) => go({ q: text.trim() || null })} />
        </div>
      )}
      <div className={styles.tools}>
        <div role="group" aria-label={words("views.label")} className={styles.views}>
          {views.map((one) => (
            <Button
              key={one}
              appearance="subtle"
              className={mergeClasses(styles.view, one === view && styles.chosen)}
              aria-pressed={one === view}
              aria-keyshortcuts={one.charAt(0).toUpperCase()}
              onClick={() => go({ view: one })}
            >
              {words(`views.${one}`)}
              <Kbd className={styles.kbd}>{one.charAt(0).toUpperCase()}</Kbd>
            </Button>
          ))}
        </div>
        <MoreButton label={words("moreActions")} appearance="subtle" actions={actions} />
      </div>
    </header>
  );
}
