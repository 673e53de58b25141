import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useHostedAppDifferenceQuery } from "./detail.generated.ts";
import { detailTexts } from "./detailParts.ts";

const useStyles = makeStyles({
  list: { display: "grid", gap: "12px", margin: 0, padding: 0, listStyleType: "none" },
  change: { display: "grid", gap: "2px", minInlineSize: 0 },
  path: { ...typographyStyles.body1Strong, textAlign: "start" },
  line: {
    ...typographyStyles.caption1,
    padding: "4px 8px",
    borderRadius: appTokens.borderRadiusSmall,
    overflowWrap: "anywhere",
    whiteSpace: "pre-wrap",
    fontFamily: appTokens.fontFamilyMonospace,
    textAlign: "start",
  },
  before: { backgroundColor: appTokens.badBackground, color: appTokens.badForeground },
  after: { backgroundColor: appTokens.okBackground, color: appTokens.okForeground },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

export interface DifferenceDrawerProps extends DrawerState {
  appId: string;
  from: number;
  to: number;
}

export function DifferenceDrawer({ appId, from, to, ...state }: DifferenceDrawerProps) {
  const styles = useStyles();
  const words = useWords(detailTexts);
  const { number } = useFormat();
  const { data, error, refetch } = useHostedAppDifferenceQuery({ variables: { appId, from, to } });
  return (
    <Drawer
      {...state}
      kind="detail"
      title={words("difference.title", { from: number(from), to: number(to) })}
      meta={words("difference.line")}
    >
      {!data && error && <ErrorState title={words("revisionsFailed")} error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton label={words("difference.line")} lines={4} />}
      {data?.changes.length === 0 && <p className={styles.none}>{words("difference.none")}</p>}
      <ul className={styles.list} aria-label={words("difference.line")}>
        {data?.changes.map(({ path, before, after }) => (
          <li key={path} className={styles.change} dir="ltr">
            <span className={styles.path}>{path}</span>
            {before !== null && before !== undefined && (
              <span className={`${styles.line} ${styles.before}`}>− {before}</span>
            )}
            {after !== null && after !== undefined && (
              <span className={`${styles.line} ${styles.after}`}>+ {after}</span>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
