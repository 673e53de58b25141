import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

const address = "tidemark.berth.example";

export function DescriptionExample() {
  const { t } = useTranslation("kit");
  const format = useFormat();
  const say = (key: string) => t(`kit.display.description.${key}`);
  return (
    <DescriptionList
      items={[
        { id: "state", name: say("state"), value: <StatusPill tone="ok">{say("running")}</StatusPill> },
        { id: "address", name: say("address"), value: <bdi dir="ltr">{address}</bdi>, copy: address },
        { id: "price", name: say("price"), value: format.money({ amountMinor: 15, currency: "CNY" }) },
        { id: "created", name: say("created"), value: format.dateTime(Date.now() - 86_400_000) },
        { id: "note", name: say("note"), value: null },
      ]}
    />
  );
}
