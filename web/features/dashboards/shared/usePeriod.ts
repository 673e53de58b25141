import { useSearchParams } from "#web/lib/navigation/place.ts";

export const periods = [7, 30, 90] as const;
const usual = 30;

export type Period = (typeof periods)[number];

export const readPeriod = (search: URLSearchParams): Period =>
  periods.find((days) => String(days) === search.get("days")) ?? usual;

export function usePeriod(): [days: Period, setDays: (days: Period) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    readPeriod(search),
    (days) =>
      setSearch(
        (earlier) => {
          const next = new URLSearchParams(earlier);
          if (days === usual) next.delete("days");
          else next.set("days", String(days));
          return next;
        },
        { preventScrollReset: true },
      ),
  ];
}
