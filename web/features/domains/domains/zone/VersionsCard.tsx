import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { domainTexts } from "#web/features/domains/domains/domainParts.ts";
import { useRefetchOn } from "#web/lib/graphql/useRefetchOn.ts";
import { RecordTable } from "./RecordTable.tsx";
import { useDomainZoneVersionQuery, useDomainZoneVersionsQuery } from "./zones.generated.ts";

const useStyles = makeStyles({
  part: { display: "grid", gap: "8px", padding: "16px", borderTop: `1px solid ${appTokens.lineSoft}` },
  head: { display: "flex", alignItems: "center", justifyContent: "space-between" },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  list: { margin: 0, padding: 0, listStyleType: "none" },
  row: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    inlineSize: "100%",
    minBlockSize: "33px",
    paddingBlock: "4px",
    paddingInline: 0,
    border: "none",
    borderTop: `1px solid ${appTokens.lineSoft}`,
    backgroundColor: "transparent",
    color: "inherit",
    font: "inherit",
    textAlign: "start",
    cursor: "pointer",
    ":hover": { textDecorationLine: "underline" },
  },
  number: {
    ...typographyStyles.caption1Strong,
    fontVariantNumeric: "tabular-nums",
    paddingInline: "6px",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: appTokens.idleBackground,
  },
  comment: { flexGrow: 1, minInlineSize: 0, overflowWrap: "anywhere" },
  at: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3, whiteSpace: "nowrap" },
});

export interface VersionsCardProps {
  domainId: string;
  applied: number;
  /** Stages what leads back to a version; not there where the zone cannot be edited. */
  onRestore: ((number: number) => void) | undefined;
}

/** The versions of a zone, the newest first. */
export function VersionsCard({ domainId, applied, onRestore }: VersionsCardProps) {
  const styles = useStyles();
  const words = useWords(domainTexts);
  const format = useFormat();
  const [first, setFirst] = useState(3);
  const { data, error, refetch } = useDomainZoneVersionsQuery({
    variables: { domainId, first },
    fetchPolicy: "cache-and-network",
  });
  useRefetchOn(applied, refetch);
  const [drawer, open] = useDrawer<number>((number, state) => (
    <Drawer
      {...state}
      kind="detail"
      title={words("version", { number })}
      meta={number === applied ? words("inForce") : words("replaced", { number: number + 1 })}
      {...(onRestore &&
        number !== applied && {
          footer: (
            <Button
              appearance="primary"
              onClick={() => {
                onRestore(number);
                state.onClose();
              }}
            >
              {words("restore")}
            </Button>
          ),
        })}
    >
      <VersionRecords domainId={domainId} number={number} />
    </Drawer>
  ));
  if (!data && error) return <ErrorState title={words("versionsFailed")} error={error} onRetry={refetch} />;
  // A zone that nothing was applied to has none: nothing is waited for.
  if (!data) return applied === 0 ? null : <CardSkeleton label={words("versions")} lines={3} />;
  const { items, hasMore } = data.versions;
  if (items.length === 0) return null;
  return (
    <section className={styles.part} aria-label={words("versions")}>
      <div className={styles.head}>
        <h3 className={styles.title}>{words("versions")}</h3>
        {hasMore && (
          <Button size="small" appearance="transparent" onClick={() => setFirst(100)}>
            {words("all")}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {items.map(({ id, number, comment, createdAt, added, changed, removed }) => (
          <li key={id}>
            <button type="button" className={styles.row} onClick={() => open(number)}>
              <span className={styles.number}>{`v${number}`}</span>
              <span className={styles.comment} dir="auto">
                {comment || `+${added} ~${changed} −${removed}`}
              </span>
              <time className={styles.at} dateTime={createdAt} title={format.dateTime(createdAt)}>
                {format.short(createdAt)}
              </time>
            </button>
          </li>
        ))}
      </ul>
      {drawer}
    </section>
  );
}

function VersionRecords({ domainId, number }: { domainId: string; number: number }) {
  const words = useWords(domainTexts);
  const { data, error, refetch } = useDomainZoneVersionQuery({ variables: { domainId, number } });
  if (data) return <RecordTable records={data.records} isVersion />;
  if (!error) return <CardSkeleton label={words("records")} lines={4} />;
  return <ErrorState title={words("zoneFailed")} error={error} onRetry={refetch} />;
}
