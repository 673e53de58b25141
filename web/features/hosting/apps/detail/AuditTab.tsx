import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { appTexts } from "#web/features/hosting/apps/appParts.ts";
import { useHostedAppActsQuery } from "./audit.generated.ts";

const STEP = 25;
const MOST = 100;

const useStyles = makeStyles({
  what: { display: "grid", minInlineSize: 0 },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3, overflowWrap: "anywhere" },
  more: { justifySelf: "start" },
});

/** What people did to the app, the newest first. */
export function AuditTab({ appId }: { appId: string }) {
  const styles = useStyles();
  const words = useWords(`${appTexts}:acts`);
  const { dateTime, relative } = useFormat();
  const [first, setFirst] = useState(STEP);
  const { data, previousData, error, refetch } = useHostedAppActsQuery({
    variables: { appId, first },
    fetchPolicy: "cache-and-network",
  });
  const acts = (data ?? previousData)?.acts;
  if (!acts)
    return error ? (
      <ErrorState title={words("failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("title")} lines={6} />
    );
  if (acts.items.length === 0)
    return (
      <Card title={words("title")} line={words("line")}>
        <EmptyState title={words("none.title")} text={words("none.text")} />
      </Card>
    );
  return (
    <Card title={words("title")} line={words("line")}>
      <PlainTable
        label={words("title")}
        rows={acts.items}
        columns={[
          {
            id: "what",
            label: words("fields.what"),
            cell: ({ what, more }) => (
              <span className={styles.what}>
                <span>{words([`whats.${what}`, "whats.OTHER"], { what })}</span>
                {more && (
                  <span className={styles.quiet}>
                    <bdi dir="ltr">{more}</bdi>
                  </span>
                )}
              </span>
            ),
          },
          {
            id: "who",
            label: words("fields.who"),
            cell: ({ actor, via, address }) => (
              <span className={styles.what}>
                <bdi>{actor?.fullName ?? words("nobody")}</bdi>
                <span className={styles.quiet}>
                  {words(`vias.${via}`)}
                  {address && (
                    <>
                      {" · "}
                      <bdi dir="ltr">{address}</bdi>
                    </>
                  )}
                </span>
              </span>
            ),
          },
          {
            id: "when",
            label: words("fields.when"),
            width: 160,
            end: true,
            cell: ({ createdAt }) => (
              <time dateTime={createdAt} title={dateTime(createdAt)}>
                {relative(createdAt)}
              </time>
            ),
          },
        ]}
      />
      {acts.hasMore && first < MOST && (
        <Button
          size="small"
          className={styles.more}
          onClick={() => setFirst((now) => Math.min(now + STEP, MOST))}
        >
          {words("more")}
        </Button>
      )}
    </Card>
  );
}
