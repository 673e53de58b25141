import { useWords } from "#web/lib/texts/words.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { FactTable } from "./FactTable.tsx";
import { type Health, healthTexts, useUnits } from "./healthParts.ts";

/** What waits to be done, in all processes. */
export function QueuesCard({ queues }: Pick<Health, "queues">) {
  const words = useWords(healthTexts);
  const { number, seconds } = useUnits();
  const columns = [
    { id: "waiting", name: words("queues.waiting") },
    { id: "age", name: words("queues.age"), isExtra: true },
    { id: "failing", name: words("queues.failing") },
    { id: "givenUp", name: words("queues.givenUp"), isExtra: true },
  ];
  return (
    <Card title={words("queues.title")} line={words("queues.line")}>
      {queues.length === 0 ? (
        <EmptyState title={words("queues.emptyTitle")} text={words("queues.emptyText")} />
      ) : (
        <FactTable
          label={words("queues.title")}
          name={words("queues.kind")}
          columns={columns}
          rows={queues.map(({ kind, waiting, age, failing, givenUp }) => ({
            id: kind,
            name: <bdi dir="ltr">{kind}</bdi>,
            values: {
              waiting: number(waiting),
              age: waiting === 0 ? "–" : seconds(age),
              failing: number(failing),
              givenUp: number(givenUp),
            },
          }))}
        />
      )}
    </Card>
  );
}
