import { Button, makeStyles } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { useState } from "react";
import { deviceName } from "#web/lib/texts/deviceName.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { kindsOf, toneOfEvent } from "#web/ui/person/securityEvents.ts";
import { Timeline } from "#web/ui/timeline/Timeline.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useOwnAuditQuery } from "#web/features/accounts/users/profile.generated.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";

const choices = {
  all: null,
  signIns: kindsOf("signIns"),
  failures: kindsOf("failures"),
  changes: kindsOf("methods", "rights"),
  apps: kindsOf("apps"),
} as const;

const names = ["all", "signIns", "failures", "changes", "apps"] as const;

const useStyles = makeStyles({
  more: { justifySelf: "start" },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

export function ActivityCard() {
  const words = useWords(`${profileTexts}:activity`);
  const profile = useWords(profileTexts);
  const styles = useStyles();
  const tellError = useErrorToast();
  const [chosen, choose] = useState<(typeof names)[number]>("all");
  const [busy, setBusy] = useState(false);
  const wanted = choices[chosen];
  const { data, previousData, error, refetch, fetchMore } = useOwnAuditQuery({
    variables: { kinds: wanted },
    fetchPolicy: "cache-and-network",
  });
  const shown = (data ?? previousData)?.ownAudit;
  const older = () => {
    setBusy(true);
    fetchMore({
      variables: { before: shown?.items.at(-1)?.id ?? null },
      updateQuery: ({ ownAudit }, { fetchMoreResult: { ownAudit: further } }) => ({
        ownAudit: { ...further, items: [...ownAudit.items, ...further.items] },
      }),
    })
      .catch(tellError)
      .finally(() => setBusy(false));
  };
  const failed = error && !data && <ErrorState title={words("failed")} error={error} onRetry={refetch} />;
  if (!shown) return failed || <CardSkeleton label={words("title")} lines={8} />;
  return (
    <Card
      title={words("title")}
      tools={
        <MenuButton
          size="small"
          icon={<ChevronDown16Regular />}
          iconPosition="after"
          aria-label={words("filter", { choice: words(`choices.${chosen}`) })}
          actions={() =>
            names.map((id) => ({
              id,
              label: words(`choices.${id}`),
              chosen: id === chosen,
              run: () => choose(id),
            }))
          }
        >
          {words(`choices.${chosen}`)}
        </MenuButton>
      }
    >
      {failed || (
        <>
          {shown.items.length === 0 && <p className={styles.none}>{words("empty")}</p>}
          <Timeline
            label={words("title")}
            events={shown.items.map(({ id, kind, address, createdAt, ...device }) => ({
              id,
              tone: toneOfEvent(kind),
              title: words(`kinds.${kind}`),
              at: createdAt,
              text: (
                <>
                  <span dir="auto">{deviceName(profile, device)}</span>
                  {" · "}
                  <bdi dir="ltr">{address}</bdi>
                </>
              ),
            }))}
          />
          {shown.hasMore && (
            <Button className={styles.more} size="small" disabledFocusable={busy} onClick={older}>
              {words("older")}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
