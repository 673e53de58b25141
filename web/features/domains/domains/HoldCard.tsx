import { Button, Input } from "@fluentui/react-components";
import { Search20Regular } from "@fluentui/react-icons/svg/search";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useSettledText } from "#web/lib/timing/useSettledText.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { FreeDomainHoldDocument, useFreeDomainsOfAllQuery } from "./domains.generated.ts";
import { domainTexts, statusLooks } from "./domainParts.ts";

const ReasonDrawer = lazyComponent(() => import("#web/ui/drawer/ReasonDrawer.tsx"), "ReasonDrawer", {
  texts: ["form"],
});

/** Everybody's domains, which administrators hold and let go on. */
export function HoldCard() {
  const words = useWords(domainTexts);
  const mutate = useMutate();
  const tellError = useErrorToast();
  const [text, setText] = useState("");
  const q = useSettledText(text).trim();
  const { data, previousData, refetch } = useFreeDomainsOfAllQuery({
    variables: { q },
    fetchPolicy: "cache-and-network",
  });
  const hold = async (id: string, name: string, isHeld: boolean, note: string) => {
    await mutate(FreeDomainHoldDocument, { id, hold: isHeld, note });
    showToast({ tone: "success", text: words(isHeld ? "admin.held" : "admin.resumed", { name }) });
    void refetch();
  };
  const [drawer, ask] = useDrawer<{ id: string; name: string }>(({ id, name }, state) => (
    <ReasonDrawer
      {...state}
      title={words("admin.holdTitle", { name })}
      meta={words("admin.holdLine")}
      label={words("reason")}
      submitLabel={words("admin.hold")}
      onReason={async (reason) => {
        await hold(id, name, true, reason);
        state.onClose();
      }}
    />
  ));
  const pill = pillOf(words, "statuses", statusLooks);
  return (
    <Card
      title={words("admin.all")}
      line={words("count", { count: (data ?? previousData)?.domains.total ?? 0 })}
      tools={
        <Input
          aria-label={words("admin.find")}
          placeholder={words("admin.find")}
          contentBefore={<Search20Regular />}
          value={text}
          maxLength={200}
          onChange={(_, { value }) => setText(value)}
        />
      }
    >
      <PlainTable
        label={words("admin.all")}
        rows={(data ?? previousData)?.domains.items ?? []}
        columns={[
          {
            id: "name",
            label: words("columns.name"),
            cell: ({ displayName }) => <bdi dir="ltr">{displayName}</bdi>,
          },
          { id: "owner", label: words("columns.owner"), cell: ({ owner }) => owner },
          { id: "state", label: words("columns.state"), cell: ({ status }) => pill(status) },
          {
            id: "steps",
            label: words("columns.steps"),
            end: true,
            cell: ({ id, displayName: name, status }) =>
              status === "SUSPENDED" ? (
                <Button size="small" onClick={() => void hold(id, name, false, "").catch(tellError)}>
                  {words("admin.resume")}
                </Button>
              ) : status === "ACTIVE" || status === "EXPIRING" ? (
                <Button size="small" onClick={() => ask({ id, name })}>
                  {words("admin.hold")}
                </Button>
              ) : null,
          },
        ]}
      />
      {drawer}
    </Card>
  );
}
