import { useWords } from "#web/lib/texts/words.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { FactTable } from "./FactTable.tsx";
import { type Health, healthTexts, useUnits } from "./healthParts.ts";

/** What is slow. */
export function OperationsCard({ operations }: Pick<Health, "operations">) {
  const words = useWords(healthTexts);
  const { number, ms } = useUnits();
  const columns = [
    { id: "count", name: words("operations.count"), isExtra: true },
    { id: "failures", name: words("operations.failures"), isExtra: true },
    { id: "mean", name: words("operations.mean"), isExtra: true },
    { id: "p95", name: words("operations.p95") },
    { id: "max", name: words("operations.max"), isExtra: true },
  ];
  return (
    <Card title={words("operations.title")} line={words("operations.line")}>
      {operations.length === 0 ? (
        <EmptyState title={words("operations.emptyTitle")} text={words("operations.emptyText")} />
      ) : (
        <FactTable
          label={words("operations.title")}
          name={words("operations.name")}
          columns={columns}
          rows={operations.map(({ name, count, failures, mean, p95, max }) => ({
            id: name,
            name: <bdi dir="ltr">{name}</bdi>,
            values: {
              count: number(count),
              failures: number(failures),
              mean: ms(mean),
              p95: ms(p95),
              max: ms(max),
            },
          }))}
        />
      )}
    </Card>
  );
}
