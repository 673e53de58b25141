import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { type Health, healthTexts, lastMinute, newest, useUnits } from "./healthParts.ts";

/** The figures at the head of the screen; undefined until they are known. */
export function HealthFigures({ health }: { health: Health | undefined }) {
  const words = useWords(healthTexts);
  const format = useFormat();
  const units = useUnits();
  const history = health?.history;
  const known = history && history.times.length > 0 ? history : undefined;
  const none = health && "–";
  const requests = known && lastMinute(known.requests);
  const failures = known && lastMinute(known.failures);
  const p95 = known && newest(known.p95);
  const figures = [
    {
      id: "requests",
      value: requests === undefined ? none : units.number(requests),
      note: words("notes.requests"),
    },
    {
      id: "failures",
      value: requests ? units.share((failures ?? 0) / requests) : none,
      note: words("notes.failures"),
    },
    { id: "p95", value: typeof p95 === "number" ? units.ms(p95) : none, note: words("notes.p95") },
    {
      id: "statements",
      value: known ? units.number(known.statements.at(-1) ?? 0) : none,
      note: words("notes.statements"),
    },
    { id: "lag", value: known ? units.ms(known.lag.at(-1) ?? 0) : none, note: words("notes.lag") },
    {
      id: "memory",
      value: health && units.bytes(health.memoryBytes),
      note: health && words("notes.memory", { heap: units.bytes(health.heapBytes) }),
    },
    {
      id: "store",
      value: health && units.bytes(health.storeBytes),
      note: health && words(`notes.${health.store}`),
    },
    { id: "sockets", value: health?.sockets, note: words("notes.sockets") },
    {
      id: "subscriptions",
      value: health?.subscriptions,
      note: health && words("notes.terminals", { terminals: format.number(health.terminals) }),
    },
    {
      id: "started",
      value: health && format.relative(health.startedAt, health.now),
      note: health && words("notes.started", { version: health.version, node: health.node.slice(1) }),
    },
  ];
  return <StatCards figures={figures} texts={healthTexts} />;
}
