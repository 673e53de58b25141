import {
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  typographyStyles,
} from "@fluentui/react-components";
import { Edit16Regular } from "@fluentui/react-icons/svg/edit";
import { History16Regular } from "@fluentui/react-icons/svg/history";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { PriceEdit } from "./PriceEdit.tsx";
import { type PriceRow, priceTexts, sizeText, valueText } from "./priceParts.ts";

const useStyles = makeStyles({
  table: { tableLayout: "fixed" },
  name: { display: "grid", gap: "2px", minInlineSize: 0, paddingBlock: "8px", overflowWrap: "anywhere" },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  value: { inlineSize: "236px" },
  narrowValue: { inlineSize: "52%" },
  changed: { inlineSize: "168px" },
  when: { color: appTokens.colorNeutralForeground3 },
  end: { display: "flex", alignItems: "center", justifyContent: "flex-end", gap: "4px" },
  amount: {
    ...typographyStyles.body1Strong,
    marginInlineEnd: "4px",
    fontVariantNumeric: "tabular-nums",
    textAlign: "end",
  },
});

export interface PriceTableProps {
  label: string;
  prices: readonly PriceRow[];
  onHistory: (price: PriceRow) => void;
}

export function PriceTable({ label, prices, onHistory }: PriceTableProps) {
  const styles = useStyles();
  const words = useWords(priceTexts);
  const format = useFormat();
  const narrow = useNarrow();
  const [edited, edit] = useState<string>();
  return (
    <Table size="small" className={styles.table} aria-label={label}>
      <TableHeader>
        <TableRow>
          <TableHeaderCell>{words("fields.name")}</TableHeaderCell>
          {!narrow && <TableHeaderCell className={styles.changed}>{words("fields.changed")}</TableHeaderCell>}
          <TableHeaderCell className={narrow ? styles.narrowValue : styles.value}>
            <span className={styles.end} style={{ flexGrow: 1 }}>
              {words("fields.value")}
            </span>
          </TableHeaderCell>
        </TableRow>
      </TableHeader>
      <TableBody>
        {prices.map((price) => {
          const name = words(`prices.${price.id}`);
          const size = sizeText(format, words, price);
          return (
            <TableRow key={price.id}>
              <TableCell>
                <span className={styles.name}>
                  {name}
                  <span className={styles.quiet}>
                    {[size, words(`units.${price.unit}`)].filter(Boolean).join(" · ")}
                  </span>
                </span>
              </TableCell>
              {!narrow && (
                <TableCell className={styles.when}>
                  {price.changedAt ? format.short(price.changedAt) : words("never")}
                </TableCell>
              )}
              <TableCell>
                {edited === price.id ? (
                  <PriceEdit price={price} name={name} onClose={() => edit(undefined)} />
                ) : (
                  <span className={styles.end}>
                    <span className={styles.amount}>{valueText(format, price, price.value)}</span>
                    <ToolButton
                      small
                      label={words("edit", { name })}
                      icon={<Edit16Regular />}
                      onPress={() => edit(price.id)}
                    />
                    <ToolButton
                      small
                      label={words("history.open", { name })}
                      icon={<History16Regular />}
                      onPress={() => onHistory(price)}
                    />
                  </span>
                )}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
