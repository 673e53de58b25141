import type { ApolloClient } from "@apollo/client";
import { Button } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { QrCode20Regular } from "@fluentui/react-icons/svg/qr-code";
import { useState } from "react";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import {
  InviteCodeSwitchDocument,
  type OwnInviteCodeFragment,
  OwnInviteCodesDocument,
  useOwnInviteCodesQuery,
} from "./inviteCodes.generated.ts";
import { BindCard } from "./BindCard.tsx";
import { GivenCard } from "./GivenCard.tsx";
import { LinkCard } from "./LinkCard.tsx";

const CodeDrawer = lazyComponent(() => import("./CodeDrawer.tsx"), "CodeDrawer");

export const preload = (_: URL, client: ApolloClient) => startQuery(client, OwnInviteCodesDocument, {});

export function Page() {
  const words = useWords("partners");
  const format = useFormat();
  const { title } = useScreen();
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const [shown, show] = useState<string>();
  const { data, error, refetch } = useOwnInviteCodesQuery({ fetchPolicy: "cache-and-network" });
  const again = () => void refetch();
  const [drawer, open] = useDrawer<OwnInviteCodeFragment | null>((code, state) => (
    <CodeDrawer
      {...state}
      code={code}
      onDone={(id) => {
        show(id);
        again();
      }}
    />
  ));
  if (!data)
    return error ? (
      <ErrorState title={words("failed")} error={error} onRetry={refetch} />
    ) : (
      <DetailSkeleton label={title} />
    );
  const turn = ({ id, state }: OwnInviteCodeFragment) =>
    void once([id, state], (idempotencyKey) =>
      mutate(InviteCodeSwitchDocument, { id, isOn: state === "DISABLED", idempotencyKey }),
    ).catch(tellError);
  const codes = data.inviteCodes;
  const chosen =
    codes.find(({ id }) => id === shown) ?? codes.find(({ state }) => state === "ACTIVE") ?? codes[0];
  const list = (
    <Card title={words("codes")}>
      <EntryList
        label={words("codes")}
        empty={words("none")}
        entries={codes.map((one) => {
          const { id, code, channel, state, visits, used, maxUses, expiresAt } = one;
          return {
            id,
            icon: <QrCode20Regular />,
            marked: one === chosen,
            title: (
              <Button
                appearance="transparent"
                size="small"
                aria-label={words("show", { code })}
                aria-pressed={one === chosen}
                onClick={() => show(id)}
              >
                <bdi dir="ltr">{code}</bdi>
              </Button>
            ),
            pills: (
              <StatusPill tone={state === "ACTIVE" ? "ok" : "idle"}>{words(`states.${state}`)}</StatusPill>
            ),
            lines: [
              channel !== "" && <bdi>{channel}</bdi>,
              [
                words("visits", { visits: format.number(visits), used: format.number(used) }),
                maxUses !== null && words("most", { count: maxUses }),
                expiresAt !== null && words("until", { day: format.date(expiresAt) }),
              ]
                .filter((part) => part !== false)
                .join(" · "),
            ],
            end: (state === "ACTIVE" || state === "DISABLED") && (
              <>
                <Button
                  size="small"
                  appearance="subtle"
                  aria-label={words("code.changeOf", { code })}
                  onClick={() => open(one)}
                >
                  {words("code.edit")}
                </Button>
                <Button
                  size="small"
                  aria-label={words(state === "ACTIVE" ? "offOf" : "onOf", { code })}
                  onClick={() => turn(one)}
                >
                  {words(state === "ACTIVE" ? "off" : "on")}
                </Button>
              </>
            ),
          };
        })}
      />
    </Card>
  );
  return (
    <>
      <PageHeader
        title={words("title")}
        status={[words("line")]}
        actions={
          <Button
            icon={<Add20Regular />}
            onPointerEnter={() => void CodeDrawer.preload()}
            onClick={() => open(null)}
          >
            {words("add")}
          </Button>
        }
      />
      <Columns
        main={list}
        side={
          <>
            {chosen && <LinkCard code={chosen.code} />}
            <BindCard />
            <GivenCard />
          </>
        }
      />
      {drawer}
    </>
  );
}
