import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";

const useStyles = makeStyles({ tabular: { fontVariantNumeric: "tabular-nums" } });

const at = Date.UTC(2026, 10, 21, 1, 41);

export const Numbers: Demo = { order: 70, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const format = useFormat();
  const written = {
    number: format.number(1_204_318),
    percent: format.percent(0.42),
    money: format.money({ amountMinor: 128_640, currency: "CNY" }),
    fine: format.micros("400"),
    less: format.money({ amountMinor: -4_200, currency: "CNY" }),
    date: format.date(at),
    dateTime: format.dateTime(at),
    after: format.after(600),
    list: format.list(["Priya", "Joonas", "林知夏"]),
  };
  return (
    <div className={styles.tabular}>
      <DescriptionList
        wide
        items={Object.entries(written).map(([id, value]) => ({
          id,
          name: t(`typography.Numbers.${id}`),
          value,
        }))}
      />
    </div>
  );
}
