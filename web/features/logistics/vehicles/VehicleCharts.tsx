import { useMemo } from "react";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useCountryText } from "#web/lib/texts/countries.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { countOf } from "#web/ui/table/useSummary.ts";
import { warnings } from "#web/features/logistics/shared/vehicleRecords.ts";
import { vehicleList } from "./vehicleList.ts";
import type { VehicleListSummaryQuery } from "./vehicles.generated.ts";

/** As many countries as a chart has room for. */
const MOST = 8;

export function VehicleCharts({ figures }: { figures: VehicleListSummaryQuery["summary"] }) {
  const words = useWords(vehicleList.texts);
  const { number } = useFormat();
  const countryText = useCountryText();
  const navigate = useNavigate();
  const { byWarning, byCountry } = figures;
  const [countries, alerts] = useMemo((): [ChartData, ChartData] => {
    const most = byCountry.slice(0, MOST);
    const series = (values: number[]) => [{ id: "vehicles", name: words("charts.vehicles"), values }];
    return [
      {
        kind: "bar",
        label: words("charts.countries"),
        categoryLabel: words("charts.country"),
        categories: most.map(({ value }) => countryText(value)),
        series: series(most.map(({ count }) => count)),
        format: number,
        onSelect: (at) => {
          const country = most[at]?.value;
          if (country) void navigate({ search: String(new URLSearchParams({ startCountry: country })) });
        },
      },
      {
        kind: "donut",
        label: words("charts.warnings"),
        categoryLabel: words("charts.warning"),
        categories: warnings.map((warning) => words(`warnings.${warning}`)),
        series: series(warnings.map((warning) => countOf(byWarning, warning) ?? 0)),
        format: number,
        onSelect: (at) => {
          const warning = warnings[at];
          if (warning) void navigate(`?warning=${warning.toLowerCase()}`);
        },
      },
    ];
  }, [byWarning, byCountry, words, number, countryText, navigate]);
  return (
    <Columns
      level
      main={<ChartCard title={words("charts.countries")} data={countries} height={220} />}
      side={<ChartCard title={words("charts.warnings")} data={alerts} height={220} />}
    />
  );
}
