import { Receipt20Regular } from "@fluentui/react-icons/svg/receipt";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { useOwnGivenCommissionsQuery } from "./inviteCodes.generated.ts";

const tones = { PENDING: "warn", CONFIRMED: "ok", SETTLED: "ok", VOID: "idle", CLAWED_BACK: "bad" } as const;

/** What the viewer's last orders brought whoever invited them; nothing where there is nothing. */
export function GivenCard() {
  const words = useWords("partners");
  const format = useFormat();
  const { data } = useOwnGivenCommissionsQuery({ fetchPolicy: "cache-and-network" });
  const items = data?.commissions.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title={words("given.title")} line={words("given.line")}>
      <EntryList
        label={words("given.title")}
        empty=""
        entries={items.map(({ id, orderNo, beneficiary, rateBps, amount, status, note }) => ({
          id,
          icon: <Receipt20Regular />,
          title: <bdi dir="ltr">{orderNo}</bdi>,
          pills: <StatusPill tone={tones[status]}>{words(`given.states.${status}`)}</StatusPill>,
          lines: [
            words("given.facts", {
              name: beneficiary,
              rate: format.rate(rateBps),
              amount: format.micros(amount),
            }),
            note !== null && words("given.reason", { reason: note }),
          ],
        }))}
      />
    </Card>
  );
}
