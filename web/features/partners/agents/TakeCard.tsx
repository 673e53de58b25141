import { Button, makeStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { agentTexts, type Agent, type Sums, type Terms } from "./agentParts.ts";

const WithdrawDrawer = lazyComponent(() => import("./WithdrawDrawer.tsx"), "WithdrawDrawer");
const ConvertDrawer = lazyComponent(() => import("./ConvertDrawer.tsx"), "ConvertDrawer");

const useStyles = makeStyles({
  buttons: {
    display: "flex",
    flexWrap: "wrap",
    gap: "8px",
    "& > button": { flex: "1 1 auto", whiteSpace: "nowrap" },
  },
});

export interface TakeCardProps {
  agent: Agent;
  sums: Sums;
  terms: Terms;
  onChanged: () => void;
}

/** Takes commissions out: paid by finance, or into the balance at once. */
export function TakeCard({ agent, sums, terms, onChanged }: TakeCardProps) {
  const styles = useStyles();
  const words = useWords(agentTexts);
  const format = useFormat();
  const [withdraw, openWithdraw] = useDrawer<true>((_, state) => (
    <WithdrawDrawer {...state} available={sums.available} terms={terms} onDone={onChanged} />
  ));
  const [convert, openConvert] = useDrawer<true>((_, state) => (
    <ConvertDrawer {...state} available={sums.available} onDone={onChanged} />
  ));
  const isActive = agent.status === "ACTIVE";
  const mayWithdraw = isActive && BigInt(sums.available) >= BigInt(terms.withdrawMin);
  return (
    <Card
      title={words("take.title")}
      line={words(isActive ? "take.line" : "take.inactive", { amount: format.micros(terms.withdrawMin) })}
    >
      <div className={styles.buttons}>
        <Button
          appearance="primary"
          disabledFocusable={!mayWithdraw}
          onPointerEnter={() => void WithdrawDrawer.preload()}
          onClick={() => openWithdraw(true)}
        >
          {words("take.withdraw")}
        </Button>
        <Button
          disabledFocusable={!isActive || sums.available === "0"}
          onPointerEnter={() => void ConvertDrawer.preload()}
          onClick={() => openConvert(true)}
        >
          {words("take.convert")}
        </Button>
      </div>
      {withdraw}
      {convert}
    </Card>
  );
}
