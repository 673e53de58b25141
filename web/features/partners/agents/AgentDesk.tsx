import { makeStyles } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { ApplyCard } from "./ApplyCard.tsx";
import { FunnelCard } from "./FunnelCard.tsx";
import { InviteCard } from "./InviteCard.tsx";
import { MoneyCard } from "./MoneyCard.tsx";
import { ProgressCard } from "./ProgressCard.tsx";
import { TakeCard } from "./TakeCard.tsx";
import { agentTexts, type Home } from "./agentParts.ts";

const Waiting = () => <CardSkeleton label={useWords(agentTexts)("list.title")} lines={10} />;
export const CommissionsCard = lazyComponent(() => import("./CommissionsCard.tsx"), "CommissionsCard", {
  Waiting,
});

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  head: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)",
    gap: "16px",
    "@media (max-width: 1279.98px)": {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      "& > :first-child": { gridColumn: "1 / -1" },
    },
    "@media (max-width: 959.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  body: {
    display: "grid",
    // As wide as the first two of three cards above, and as the third.
    gridTemplateColumns: "minmax(0, 1fr) calc((100% - 32px) / 4)",
    alignItems: "start",
    gap: "16px",
    "@media (max-width: 1279.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  side: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

export function AgentDesk({ home, onChanged }: { home: Home; onChanged: () => void }) {
  const styles = useStyles();
  const { agent, agentTerms: terms, commissionSums: sums, inviteCodes: codes, withdrawals } = home;
  const [last] = withdrawals.items;
  return (
    <div className={styles.page}>
      {(agent.status !== "ACTIVE" || !agent.earns) && <ApplyCard agent={agent} onChanged={onChanged} />}
      <div className={styles.head}>
        <InviteCard codes={codes} terms={terms} />
        <FunnelCard codes={codes} />
        <MoneyCard agent={agent} sums={sums} />
      </div>
      <div className={styles.body}>
        <CommissionsCard sums={sums} />
        <div className={styles.side}>
          <TakeCard agent={agent} sums={sums} terms={terms} onChanged={onChanged} />
          {last && <ProgressCard last={last} total={withdrawals.total} onChanged={onChanged} />}
        </div>
      </div>
    </div>
  );
}
