import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { PrintSheet } from "#web/ui/page/PrintSheet.tsx";
import { plus, rechargeTexts } from "./rechargeParts.ts";
import type { RechargeHistoryQuery } from "./recharges.generated.ts";

export type PaidRecharge = RechargeHistoryQuery["recharges"]["items"][number];

export function ReceiptPaper({ recharge, request }: { recharge: PaidRecharge; request: number }) {
  const words = useWords(rechargeTexts);
  const format = useFormat();
  const { no, holder, paidAt, channel, amount, bonus } = recharge;
  const items = [
    { id: "number", value: no },
    { id: "holder", value: holder },
    { id: "paidAt", value: paidAt && `${format.date(paidAt)} ${format.clock(paidAt)}` },
    { id: "channel", value: words(`channels.${channel}`) },
    { id: "paid", value: format.micros(amount) },
    ...(bonus === "0" ? [] : [{ id: "gift", value: format.micros(bonus) }]),
    { id: "credited", value: format.micros(plus(amount, bonus)) },
  ];
  return (
    <PrintSheet request={request}>
      <h1>{words("receipt.title")}</h1>
      <DescriptionList items={items.map((item) => ({ ...item, name: words(`receipt.${item.id}`) }))} />
    </PrintSheet>
  );
}
