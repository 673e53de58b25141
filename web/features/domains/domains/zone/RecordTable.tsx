import { Button, mergeClasses } from "@fluentui/react-components";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { domainTexts } from "#web/features/domains/domains/domainParts.ts";
import { useRecordStyles } from "./recordStyles.ts";
import { stateTones, type ZoneRecord } from "./zoneParts.ts";

export interface RecordTableProps {
  records: readonly ZoneRecord[];
  /** They are those of a version: what did not change with it is not said to be applied, as it may be no more. */
  isVersion?: boolean;
  /** What can be done with the records; nothing where they are only looked at. */
  steps?: {
    edit: (record: ZoneRecord) => void;
    remove: (record: ZoneRecord) => void;
    undo: (record: ZoneRecord) => void;
    toggle: (record: ZoneRecord) => void;
  };
}

/** The records of a zone; what is staged stands beside what is applied. */
export function RecordTable({ records, isVersion = false, steps }: RecordTableProps) {
  const styles = useRecordStyles();
  const words = useWords(domainTexts);
  const both = (now: string, before: string | null | undefined) =>
    before === undefined || before === null || before === now
      ? now
      : [
          <s key="before" className={styles.gone}>
            {before}
          </s>,
          ` → ${now}`,
        ];
  return (
    <table className={styles.table} aria-label={words("records")}>
      <thead>
        <tr>
          {["type", "name", "value", "ttl", "state", ...(steps ? ["steps"] : [])].map((id) => (
            <th key={id} scope="col" className={styles.head}>
              {id === "steps" ? (
                <span className={styles.unseen}>{words("columns.steps")}</span>
              ) : (
                words(`columns.${id}`)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => {
          const { id, type, name, value, ttl, state, before, isEnabled } = record;
          const kept = isVersion && state === "APPLIED";
          const gone = state === "REMOVED" && styles.gone;
          return (
            <tr
              key={id}
              className={mergeClasses(
                styles.row,
                state !== "APPLIED" && styles[state],
                !isEnabled && styles.off,
              )}
            >
              <td className={styles.cell}>
                <span className={mergeClasses(styles.type, gone)}>{type}</span>
              </td>
              <td className={mergeClasses(styles.cell, styles.mono, gone)} dir="ltr">
                {both(name, before?.name)}
              </td>
              <td className={mergeClasses(styles.cell, styles.mono, styles.value, gone)} dir="ltr">
                {both(value, before?.value)}
              </td>
              <td className={mergeClasses(styles.cell, styles.ttl, gone)} dir="ltr">
                {both(String(ttl), before && String(before.ttl))}
              </td>
              <td className={styles.cell}>
                <StatusPill
                  tone={!kept && (isEnabled || state !== "APPLIED") ? stateTones[state] : "idle"}
                  icon="none"
                >
                  {words(isEnabled || state === "REMOVED" ? `states.${kept ? "KEPT" : state}` : "states.OFF")}
                </StatusPill>
              </td>
              {steps && (
                <td className={mergeClasses(styles.cell, styles.end)}>
                  {state === "APPLIED" ? (
                    <span className={styles.steps}>
                      <ToolButton
                        small
                        label={words("editOf", { type, name })}
                        icon={<Edit20Regular />}
                        onPress={() => steps.edit(record)}
                      />
                      <RowMenu
                        label={words("more", { name: `${type} ${name}` })}
                        actions={() => [
                          {
                            id: "toggle",
                            label: words(isEnabled ? "turnOff" : "turnOn"),
                            run: () => steps.toggle(record),
                          },
                          {
                            id: "remove",
                            label: words("removeRecord"),
                            tone: "danger",
                            run: () => steps.remove(record),
                          },
                        ]}
                      />
                    </span>
                  ) : (
                    <span className={styles.steps}>
                      {state !== "REMOVED" && (
                        <ToolButton
                          small
                          label={words("editOf", { type, name })}
                          icon={<Edit20Regular />}
                          onPress={() => steps.edit(record)}
                        />
                      )}
                      <Button
                        size="small"
                        appearance="transparent"
                        className={styles.undo}
                        onClick={() => steps.undo(record)}
                      >
                        {words("undo")}
                      </Button>
                    </span>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
