import type { ChartData } from "#web/ui/chart/chartData.ts";

/** The rows of a chart as Chart.js takes them, each with what belongs to its place. */
export function datasetsOf<TMore extends object>(data: ChartData, more: (place: number) => TMore) {
  return {
    labels: [...data.categories],
    datasets: data.series.map(({ name, values }, place) => ({
      label: name,
      data: [...values],
      ...more(place),
    })),
  };
}
