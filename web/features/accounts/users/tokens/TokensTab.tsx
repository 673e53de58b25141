import { Button } from "@fluentui/react-components";
import { Key20Regular } from "@fluentui/react-icons/svg/key";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import {
  type OwnApiTokenFragment,
  ApiTokenRevokeDocument,
  useOwnApiTokensQuery,
} from "./tokens.generated.ts";
import { UseCard } from "./UseCard.tsx";

const TokenCreate = lazyComponent(() => import("./TokenCreate.tsx"), "TokenCreate");
const texts = `${profileTexts}:tokens`;

const shortOf = ({ ending }: OwnApiTokenFragment) => `berth_…${ending}`;

export function TokensTab({ username }: { username: string }) {
  const words = useWords(texts);
  const format = useFormat();
  const mutate = useMutate();
  const { data, error, refetch } = useOwnApiTokensQuery({ fetchPolicy: "cache-and-network" });
  const again = () => void refetch();
  const ask = useConfirmedStep(again);
  const [drawer, open] = useDrawer<true>((_, state) => <TokenCreate username={username} {...state} />);
  if (!data && error) return <ErrorState title={words("failed")} error={error} onRetry={refetch} />;
  if (!data) return <CardSkeleton label={words("title")} lines={6} />;
  const revoke = ({ id, name }: OwnApiTokenFragment) =>
    ask({
      title: words("revokeTitle", { name }),
      text: words("revokeText"),
      action: words("revoke"),
      run: () => mutate(ApiTokenRevokeDocument, { id }).then(() => words("revoked")),
    });
  const now = new Date().toISOString();
  const isOver = ({ expiresAt }: OwnApiTokenFragment) => expiresAt !== null && expiresAt <= now;
  const ends = ({ expiresAt }: OwnApiTokenFragment) =>
    expiresAt === null ? words("never") : words("expires", { day: format.date(expiresAt) });
  return (
    <Columns
      main={
        <EntryCard
          texts={texts}
          onAdd={() => open(true)}
          entries={data.apiTokens.map((token) => ({
            id: token.id,
            icon: <Key20Regular />,
            title: <span dir="auto">{token.name}</span>,
            pills: (
              <>
                <StatusPill tone={token.scopes.includes("WRITE") ? "warn" : "info"}>
                  {words(token.scopes.includes("WRITE") ? "access.WRITE" : "access.READ")}
                </StatusPill>
                {isOver(token) && <StatusPill tone="idle">{words("expired")}</StatusPill>}
              </>
            ),
            lines: [
              <>
                <bdi dir="ltr">{shortOf(token)}</bdi>
                {` · ${words("made", { when: format.relative(token.createdAt) })}`}
              </>,
              `${token.lastUsedAt ? words("used", { when: format.relative(token.lastUsedAt) }) : words("neverUsed")} · ${ends(token)}`,
            ],
            end: (
              <Button
                size="small"
                aria-label={words("revokeOf", { name: token.name })}
                onClick={() => void revoke(token)}
              >
                {words("revoke")}
              </Button>
            ),
          }))}
        >
          {drawer}
        </EntryCard>
      }
      side={<UseCard />}
    />
  );
}
