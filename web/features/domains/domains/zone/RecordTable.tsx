import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { domainTexts } from "#web/features/domains/domains/domainParts.ts";
import { type ZoneRecord } from "./zoneParts.ts";

const narrow = "@media (max-width: 719.98px)";

const useStyles = makeStyles({
  table: { inlineSize: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" },
  head: {
    ...typographyStyles.caption1,
    textAlign: "start",
    fontWeight: 500,
    color: appTokens.colorNeutralForeground3,
    padding: "8px 12px",
    [narrow]: { display: "none" },
  },
  row: {
    borderTop: `1px solid ${appTokens.lineSoft}`,
    [narrow]: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
      alignItems: "center",
      padding: "6px 4px",
    },
  },
  ADDED: { backgroundColor: appTokens.okBackground, boxShadow: `inset 2px 0 0 ${appTokens.okDot}` },
  CHANGED: { backgroundColor: appTokens.warnBackground, boxShadow: `inset 2px 0 0 ${appTokens.warnDot}` },
  REMOVED: { backgroundColor: appTokens.badBackground, boxShadow: `inset 2px 0 0 ${appTokens.badDot}` },
  cell: {
    blockSize: "41px",
    paddingBlock: 0,
    paddingInline: "12px",
    [narrow]: { blockSize: "auto", paddingBlock: "2px" },
  },
  mono: {
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: appTokens.fontSizeBase200,
    overflowWrap: "anywhere",
  },
  value: { [narrow]: { gridColumn: "1 / -1", order: 1 } },
  ttl: { inlineSize: "110px", whiteSpace: "nowrap", [narrow]: { display: "none" } },
  end: { textAlign: "end", whiteSpace: "nowrap" },
  steps: { display: "inline-flex", alignItems: "center", justifyContent: "flex-end", gap: "4px" },
  type: {
    display: "inline-block",
    paddingInline: "6px",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: appTokens.idleBackground,
    ...typographyStyles.caption1Strong,
  },
  gone: { textDecorationLine: "line-through", color: appTokens.colorNeutralForeground3 },
  word: {
    ...typographyStyles.caption1,
    paddingInline: "6px",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: appTokens.card,
  },
  APPLIEDword: { color: appTokens.okForeground, backgroundColor: appTokens.okBackground },
  ADDEDword: { color: appTokens.okForeground },
  CHANGEDword: { color: appTokens.warnForeground },
  REMOVEDword: { color: appTokens.badForeground },
  undo: { minInlineSize: 0, fontWeight: "inherit", color: appTokens.colorBrandForegroundLink },
  off: { color: appTokens.colorNeutralForeground3 },
});

export interface RecordTableProps {
  records: readonly ZoneRecord[];
  /** What can be done with the records; nothing where they are only looked at. */
  steps?: {
    edit: (record: ZoneRecord) => void;
    remove: (record: ZoneRecord) => void;
    undo: (record: ZoneRecord) => void;
    toggle: (record: ZoneRecord) => void;
  };
}

/** The records of a zone; what is staged stands beside what is applied. */
export function RecordTable({ records, steps }: RecordTableProps) {
  const styles = useStyles();
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
              {words(`columns.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => {
          const { id, type, name, value, ttl, state, before, isEnabled } = record;
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
                <span className={mergeClasses(styles.word, styles[`${state}word`])}>
                  {words(isEnabled || state === "REMOVED" ? `states.${state}` : "states.OFF")}
                </span>
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
