import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { type HomeTasksQuery, useHomeTasksQuery } from "./home.generated.ts";
import { HomeCard } from "./HomeCard.tsx";
import { homeTexts } from "./homeParts.ts";
import { homeTasks } from "./homeTasks.tsx";

export function TasksCard() {
  const words = useWords(homeTexts);
  const progress = (facts: HomeTasksQuery) => {
    const done = homeTasks.filter(({ isDone }) => isDone(facts)).length;
    return { done, text: words("tasks.progress", { done, count: homeTasks.length }) };
  };
  return (
    <HomeCard id="tasks" answer={useHomeTasksQuery()} line={(facts) => progress(facts).text}>
      {(facts) => {
        const { done, text } = progress(facts);
        return (
          <>
            <Meter
              label={words("cards.tasks")}
              text={text}
              share={done / homeTasks.length}
              warnAt={2}
              badAt={2}
            />
            <EntryList
              label={words("cards.tasks")}
              empty=""
              entries={homeTasks.map(({ id, icon, isDone, to }) => {
                const isOver = isDone(facts);
                return {
                  id,
                  icon,
                  title: words(`tasks.${id}.title`),
                  pills: isOver && <StatusPill tone="ok">{words("tasks.done")}</StatusPill>,
                  lines: [
                    words(isOver ? `tasks.${id}.over` : `tasks.${id}.why`, {
                      email: facts.viewer?.user.email,
                    }),
                  ],
                  end: !isOver && to && (
                    <ActionLink size="small" action={{ label: words(`tasks.${id}.action`), to }} />
                  ),
                };
              })}
            />
          </>
        );
      }}
    </HomeCard>
  );
}
