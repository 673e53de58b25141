import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { isRecord } from "#web/lib/isRecord.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { type Problem, SCHEMA, VALUES } from "./editorParts.ts";
import { usePaneStyles } from "./paneStyles.ts";
import type { Draft } from "./useDraft.ts";
import { readValues, valueAt, withValue, withValues } from "./yamlValues.ts";

const SchemaValues = lazyComponent(() => import("#web/ui/form/schema/SchemaValues.tsx"), "SchemaValues", {
  texts: ["form"],
  Waiting: ({ label }) => <CardSkeleton label={label} lines={8} />,
});

const useStyles = makeStyles({
  edited: {
    paddingInline: "4px",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: appTokens.warnBackground,
    color: appTokens.warnForeground,
    fontSize: "12px",
    lineHeight: "16px",
  },
  note: { display: "flex", flexWrap: "wrap", gap: "2px 12px", fontSize: "12px", lineHeight: "16px" },
  use: {
    padding: 0,
    border: "none",
    backgroundColor: "transparent",
    color: appTokens.colorBrandForegroundLink,
    fontFamily: "inherit",
    cursor: "pointer",
  },
});

export interface ValuesPaneProps {
  draft: Draft;
  base: ReadonlyMap<string, string> | undefined;
  problems: readonly Problem[];
  schema: unknown;
  fixed: boolean;
}

/** The values as a form, which is written into their YAML and read from it. */
export function ValuesPane({ draft, base, problems, schema, fixed }: ValuesPaneProps) {
  const styles = useStyles();
  const pane = usePaneStyles();
  const words = useWords(chartTexts);
  const text = draft.files.get(VALUES) ?? "";
  const values = useMemo(() => readValues(text), [text]);
  // While the text breaks, what it held last is shown.
  const [last, keep] = useState(values);
  if (values !== undefined && values !== last) keep(values);
  const before = useMemo(() => readValues(base?.get(VALUES) ?? ""), [base]);
  const set = (next: string) => draft.set({ path: VALUES, text: next });
  const noteOf = (path: string) => {
    const isEdited =
      base !== undefined &&
      JSON.stringify(valueAt(before, path)) !== JSON.stringify(valueAt(values ?? last, path));
    const problem = problems.find((one) => one.path === VALUES && one.value === path);
    const isAbove = problem?.code === "REQUEST_ABOVE_LIMIT";
    return {
      badge: isEdited && <span className={styles.edited}>{words("editor.edited")}</span>,
      isWrong: problem !== undefined,
      note: problem && (
        <span className={styles.note}>
          <span className={problem.severity === "ERROR" ? pane.bad : pane.warn}>
            {isAbove ? words("editor.limitIs", { limit: problem.text }) : problem.text}
          </span>
          {isAbove && !fixed && (
            <button
              type="button"
              className={styles.use}
              onClick={() => set(withValue(text, path.split("."), problem.text))}
            >
              {words("editor.useLimit", { limit: problem.text })}
            </button>
          )}
        </span>
      ),
    };
  };
  const canReset = !fixed && text !== (draft.saved.get(VALUES) ?? "");
  return (
    <div className={pane.pane}>
      <div className={pane.head}>
        <h2 className={pane.title}>{words("editor.values")}</h2>
        <span className={mergeClasses(pane.quiet, pane.grow)}>
          {words("editor.fromSchema", { file: SCHEMA })}
        </span>
        <Button
          appearance="subtle"
          size="small"
          disabledFocusable={!canReset}
          onClick={() => set(draft.saved.get(VALUES) ?? "")}
        >
          {words("editor.reset")}
        </Button>
      </div>
      <div className={mergeClasses(pane.body, pane.padded)}>
        {!isRecord(schema) && <p className={pane.quiet}>{words("editor.noSchema", { file: SCHEMA })}</p>}
        {isRecord(schema) && values === undefined && (
          <p className={pane.bad}>{words("editor.brokenValues")}</p>
        )}
        {isRecord(schema) && last !== undefined && (
          <SchemaValues
            label={words("editor.values")}
            schema={schema}
            values={values ?? last}
            readOnly={fixed || values === undefined}
            noteOf={noteOf}
            onChange={(next) => set(withValues(text, next))}
          />
        )}
      </div>
    </div>
  );
}
