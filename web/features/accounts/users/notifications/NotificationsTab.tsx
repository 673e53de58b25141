import { useApolloClient } from "@apollo/client/react";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { MatrixTable, MatrixTableRow } from "#web/ui/table/kinds/MatrixTable.tsx";
import { QuietHoursCard } from "./QuietHoursCard.tsx";
import {
  OwnNotificationWishesDocument,
  type OwnNotificationWishesQuery,
  OwnNotificationWishSetDocument,
  useOwnNotificationWishesQuery,
} from "./wishes.generated.ts";

type Wish = OwnNotificationWishesQuery["notificationSettings"][number];
const channels = ["shown", "told", "mailed"] as const;
const texts = `${profileTexts}:notifications`;

export function NotificationsTab() {
  const words = useWords(texts);
  const { data, error, refetch } = useOwnNotificationWishesQuery({ fetchPolicy: "cache-and-network" });
  if (!data && error) return <ErrorState title={words("failed")} error={error} onRetry={refetch} />;
  if (!data) return <CardSkeleton label={words("title")} lines={7} />;
  return (
    <Columns
      main={<WishesCard wishes={data.notificationSettings} />}
      side={<QuietHoursCard quietHours={data.quietHours} />}
    />
  );
}

function WishesCard({ wishes }: { wishes: readonly Wish[] }) {
  const words = useWords(texts);
  const client = useApolloClient();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const change = async ({ kind, shown, told, mailed }: Wish) => {
    await mutate(OwnNotificationWishSetDocument, { input: [{ kind, shown, told, mailed }] }).catch(tellError);
    // What is shown changes the bell's list and counts too.
    for (const fieldName of ["notifications", "notificationCounts"])
      client.cache.evict({ id: "ROOT_QUERY", fieldName });
    void client.refetchQueries({ include: [OwnNotificationWishesDocument] });
  };
  const none = <span>{words("none")}</span>;
  return (
    <Card title={words("title")} line={words("line")}>
      <MatrixTable
        label={words("title")}
        rowHead={words("kind")}
        columns={channels.map((id) => ({ id, label: words(`channels.${id}`) }))}
      >
        <MatrixTableRow
          label={words("security")}
          note={words("securityNote")}
          boxes={[
            { id: "shown", box: none },
            { id: "told", box: none },
            {
              id: "mailed",
              box: (
                <SwitchBox
                  checked
                  blocked
                  aria-label={`${words("security")}: ${words("channels.mailed")}`}
                  onChange={() => undefined}
                />
              ),
            },
          ]}
        />
        {wishes.map((wish) => {
          const kind = words(`kinds.${wish.kind}`);
          return (
            <MatrixTableRow
              key={wish.kind}
              label={kind}
              boxes={[
                {
                  id: "shown",
                  box: (
                    <SwitchBox
                      aria-label={`${kind}: ${words("channels.shown")}`}
                      checked={wish.shown}
                      onChange={(shown) => void change({ ...wish, shown })}
                    />
                  ),
                },
                {
                  id: "told",
                  box: (
                    <SwitchBox
                      aria-label={`${kind}: ${words("channels.told")}`}
                      blocked={!wish.shown}
                      checked={wish.shown && wish.told}
                      onChange={(told) => void change({ ...wish, told })}
                    />
                  ),
                },
                {
                  id: "mailed",
                  box: (
                    <SwitchBox
                      aria-label={`${kind}: ${words("channels.mailed")}`}
                      checked={wish.mailed}
                      onChange={(mailed) => void change({ ...wish, mailed })}
                    />
                  ),
                },
              ]}
            />
          );
        })}
      </MatrixTable>
    </Card>
  );
}
