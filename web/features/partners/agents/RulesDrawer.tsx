import { makeStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { agentTexts, type Terms } from "./agentParts.ts";

const useStyles = makeStyles({
  body: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  list: { display: "grid", gap: "8px", margin: 0, paddingInlineStart: "20px" },
});

/** What is agreed with agents, as the price list says now. */
export function RulesDrawer({ terms, ...state }: DrawerState & { terms: Terms }) {
  const styles = useStyles();
  const words = useWords(agentTexts);
  const format = useFormat();
  const rules = [
    words("rules.base"),
    words("rules.days", { count: terms.confirmDays }),
    words("rules.months", { count: terms.months }),
    words("rules.levels"),
    words("rules.earns"),
    words("rules.back"),
    words("rules.out", { amount: format.micros(terms.withdrawMin) }),
    words("rules.invitee", { rate: format.rate(terms.inviteeDiscountBps) }),
  ];
  return (
    <Drawer {...state} title={words("rules.title")} meta={words("rules.line")}>
      <div className={styles.body}>
        <PlainTable
          label={words("rules.table")}
          rows={terms.levels.map((level) => ({ ...level, id: String(level.level) }))}
          columns={[
            { id: "level", least: 32, label: words("rules.fields.level"), cell: ({ level }) => `L${level}` },
            {
              id: "volume",
              least: 64,
              label: words("rules.fields.volume"),
              end: true,
              cell: ({ volume }) => format.micros(volume),
            },
            {
              id: "rate",
              least: 64,
              label: words("rules.fields.rate"),
              end: true,
              cell: ({ rateBps }) => format.rate(rateBps),
            },
            {
              id: "second",
              least: 64,
              label: words("rules.fields.second"),
              end: true,
              cell: ({ secondTierBps }) => format.rate(secondTierBps),
            },
            {
              id: "discount",
              least: 64,
              label: words("rules.fields.discount"),
              end: true,
              cell: ({ discountBps }) => format.rate(discountBps),
            },
          ]}
        />
        <ul className={styles.list}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}
