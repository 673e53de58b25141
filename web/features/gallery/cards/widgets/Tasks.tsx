import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  list: { display: "grid", gap: "8px", margin: 0, padding: 0, listStyleType: "none" },
  task: { display: "flex", alignItems: "center", gap: "8px", cursor: "pointer" },
  done: { color: appTokens.colorNeutralForeground3, textDecorationLine: "line-through" },
});

const tasks = ["domain", "backup", "alarm", "team"] as const;

export const Tasks: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const [done, setDone] = useState<ReadonlySet<string>>(new Set(["domain"]));
  const text = t("card-widgets.Tasks.done", { done: done.size, count: tasks.length });
  const turn = (task: string) => {
    const next = new Set(done);
    if (!next.delete(task)) next.add(task);
    setDone(next);
  };
  return (
    <Card title={t("card-widgets.Tasks.title")} line={<span role="status">{text}</span>}>
      <Meter
        label={t("card-widgets.Tasks.title")}
        text={text}
        share={done.size / tasks.length}
        warnAt={2}
        badAt={2}
      />
      <ul className={styles.list}>
        {tasks.map((task) => (
          <li key={task}>
            <label className={mergeClasses(styles.task, done.has(task) && styles.done)}>
              <CheckBox checked={done.has(task)} onChange={() => turn(task)} />
              {t(`card-widgets.Tasks.${task}`)}
            </label>
          </li>
        ))}
      </ul>
    </Card>
  );
}
