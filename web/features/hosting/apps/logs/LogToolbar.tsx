import { Button, makeStyles, mergeClasses, ToggleButton } from "@fluentui/react-components";
import { ArrowDownload20Regular } from "@fluentui/react-icons/svg/arrow-download";
import { TextWrap20Regular } from "@fluentui/react-icons/svg/text-wrap";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ListBox } from "#web/ui/control/ListBox.tsx";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { fileHref, levelDots, logTexts, shortPod } from "./logParts.ts";
import { useHostedAppLogPodChangesSubscription, useHostedAppLogPodsQuery } from "./logs.generated.ts";
import { levels, type LogPlace, ranges } from "./useLogPlace.ts";

const SpanDrawer = lazyComponent(() => import("./SpanDrawer.tsx"), "SpanDrawer", { texts: ["form"] });

const useStyles = makeStyles({
  bar: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px",
    padding: "10px 12px",
    borderBottom: `1px solid ${appTokens.lineSoft}`,
  },
  search: { display: "flex", "@media (max-width: 639.98px)": { flexBasis: "100%" } },
  levels: {
    display: "inline-flex",
    overflow: "hidden",
    border: `1px solid ${appTokens.colorNeutralStroke1}`,
    borderRadius: appTokens.borderRadiusMedium,
    blockSize: "32px",
    boxSizing: "border-box",
  },
  level: {
    minInlineSize: 0,
    gap: "6px",
    paddingInline: "10px",
    borderRadius: 0,
    border: "none",
    fontWeight: appTokens.fontWeightRegular,
    whiteSpace: "nowrap",
  },
  later: {
    borderInlineStartWidth: "1px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: appTokens.line,
  },
  chosen: { backgroundColor: appTokens.tint, fontWeight: appTokens.fontWeightSemibold },
  dot: { inlineSize: "8px", blockSize: "8px", flexShrink: 0, borderRadius: "50%" },
  list: { inlineSize: "160px", flexShrink: 1, minInlineSize: "112px" },
  span: { inlineSize: "264px" },
  end: { display: "flex", alignItems: "center", gap: "4px", marginInlineStart: "auto" },
  follow: { display: "flex", alignItems: "center", gap: "8px", marginInlineEnd: "8px", whiteSpace: "nowrap" },
});

export interface LogToolbarProps {
  appId: string;
  place: LogPlace;
  onChange: (changes: Partial<LogPlace>) => void;
  isFollowing: boolean;
  onFollow: (on: boolean) => void;
  wrap: boolean;
  onWrap: () => void;
}

export function LogToolbar(props: LogToolbarProps) {
  const { appId, place, onChange, isFollowing, onFollow, wrap, onWrap } = props;
  const styles = useStyles();
  const words = useWords(logTexts);
  const isNarrow = useNarrow();
  const { data } = useHostedAppLogPodsQuery({ variables: { appId }, fetchPolicy: "no-cache" });
  const { data: changed } = useHostedAppLogPodChangesSubscription({
    variables: { appId },
    fetchPolicy: "no-cache",
  });
  const pods = (changed ?? data)?.pods ?? [];
  const names = pods.map(({ name }) => name);
  const { shortDay, clock } = useFormat();
  const moment = (instant: string | null) => (instant ? `${shortDay(instant)} ${clock(instant)}` : "…");
  const [drawer, openSpan] = useDrawer<"span">((_, state) => (
    <SpanDrawer {...state} place={place} onChange={onChange} />
  ));
  const hasSpan = place.from !== null || place.to !== null;
  return (
    <div className={styles.bar} role="toolbar" aria-label={words("tools")}>
      <div className={styles.search}>
        <SearchBox
          label={words("search")}
          value={place.q}
          onSearch={(q) => onChange({ q })}
          wide={isNarrow}
        />
      </div>
      <div role="group" aria-label={words("levels.label")} className={styles.levels}>
        {levels.map((level, at) => {
          const isChosen = place.levels.includes(level);
          const next = isChosen ? place.levels.filter((one) => one !== level) : [...place.levels, level];
          return (
            <ToggleButton
              key={level}
              size="small"
              appearance="subtle"
              className={mergeClasses(styles.level, at > 0 && styles.later, isChosen && styles.chosen)}
              checked={isChosen}
              onClick={() => onChange({ levels: next })}
            >
              <span className={styles.dot} style={{ backgroundColor: levelDots[level] }} />
              {words(`levels.${level}`)}
            </ToggleButton>
          );
        })}
      </div>
      <span className={styles.list}>
        <ListBox
          aria-label={words("fields.pod")}
          value={place.pod}
          onChange={({ target }) => onChange({ pod: target.value })}
        >
          <option value="">{words("allPods", { count: pods.length })}</option>
          {(place.pod === "" || names.includes(place.pod) ? names : [place.pod, ...names]).map((name) => (
            <option key={name} value={name}>
              {shortPod(name)}
            </option>
          ))}
        </ListBox>
      </span>
      <span className={mergeClasses(styles.list, hasSpan && styles.span)}>
        <ListBox
          aria-label={words("range")}
          value={hasSpan ? "shown" : place.range}
          onChange={({ target: { value } }) => {
            if (value === "own") openSpan("span");
            else onChange({ range: ranges.find((range) => range === value) ?? "all", from: null, to: null });
          }}
        >
          {hasSpan && (
            <option value="shown" disabled>
              {words("span.shown", { from: moment(place.from), to: moment(place.to) })}
            </option>
          )}
          {ranges.map((range) => (
            <option key={range} value={range}>
              {words(`ranges.${range}`)}
            </option>
          ))}
          <option value="own">{words("span.own")}</option>
        </ListBox>
      </span>
      <div className={styles.end}>
        <label className={styles.follow}>
          {words("follow")}
          <SwitchBox checked={isFollowing} onChange={onFollow} />
        </label>
        <Hint label={words("wrap")}>
          <ToggleButton appearance="subtle" icon={<TextWrap20Regular />} checked={wrap} onClick={onWrap} />
        </Hint>
        <Hint label={words("download")}>
          <Button
            as="a"
            appearance="subtle"
            icon={<ArrowDownload20Regular />}
            href={fileHref(appId, place)}
            download
          />
        </Hint>
      </div>
      {drawer}
    </div>
  );
}
