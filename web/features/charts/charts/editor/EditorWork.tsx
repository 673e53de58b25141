import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useCallback, useMemo, useRef, useState } from "react";
import { useMediaQuery } from "#web/lib/useMediaQuery.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import type { CodePaneControls } from "#web/ui/editor/CodePane.tsx";
import { RestoredBar } from "#web/ui/form/notes/RestoredBar.tsx";
import { useLeaveGuard } from "#web/ui/screen/useLeaveGuard.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { DryRunPane } from "./DryRunPane.tsx";
import { type HelmHere, offerOf, type OpenChart, type Problem, SCHEMA, type Version } from "./editorParts.ts";
import { EditorHead } from "./EditorHead.tsx";
import { FileTree } from "./FileTree.tsx";
import { ResultPane } from "./ResultPane.tsx";
import { SourceTabs } from "./SourceTabs.tsx";
import { type Kept, useDraft } from "./useDraft.ts";
import { useKeptChanges } from "./useKeptChanges.ts";
import { useDryRun } from "./useDryRun.ts";
import { useProblems } from "./useProblems.ts";
import { useSaving } from "./useSaving.ts";
import { ValuesPane } from "./ValuesPane.tsx";
import { useMeasured } from "./useMeasured.ts";
import { useOpenFiles } from "./useOpenFiles.ts";
import { readValues } from "./yamlValues.ts";

const useStyles = makeStyles({
  panes: {
    display: "grid",
    flexGrow: 1,
    minBlockSize: 0,
    gridTemplateColumns: "224px minmax(0, 1fr) 368px",
    gridTemplateRows: "minmax(0, 1fr) 252px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    overflow: "hidden",
    backgroundColor: appTokens.card,
    "> *": { minInlineSize: 0, minBlockSize: 0 },
  },
  // Narrower windows have no room for the form beside the text: both parts of the right stand under it.
  close: { gridTemplateColumns: "208px minmax(0, 1fr) 304px" },
  tree: {
    gridRowStart: "1",
    gridRowEnd: "3",
    borderInlineEndWidth: "1px",
    borderInlineEndStyle: "solid",
    borderInlineEndColor: appTokens.line,
  },
  below: { borderTop: `1px solid ${appTokens.line}` },
  side: {
    borderInlineStartWidth: "1px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: appTokens.line,
  },
  one: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "minmax(420px, 1fr)" },
  parts: { marginBlockEnd: "12px" },
});

const parts = ["files", "source", "values", "result", "run"] as const;

export interface EditorWorkProps {
  chart: OpenChart;
  version: Version;
  kept: Kept;
  helm: HelmHere;
  onChanged: () => void;
}

function readSchema(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A version of a chart in its editor. */
export function EditorWork({ chart, version, kept, helm, onChanged }: EditorWorkProps) {
  const styles = useStyles();
  const words = useWords(chartTexts);
  const draft = useDraft(kept);
  const problems = useProblems(version.id, draft);
  const { isSaving, save } = useSaving(version.id, draft);
  const [run, startRun] = useDryRun(version.id);
  const isPhone = !useMediaQuery("(min-width: 900px)");
  const isClose = !useMediaQuery("(min-width: 1280px)");
  const [part, showPart] = useState<(typeof parts)[number]>("source");
  const controls = useRef<CodePaneControls>(null);
  const fixed = offerOf(version, "EDIT")?.allowed !== true;
  const isUnsaved = useCallback(() => draft.changes.length > 0, [draft.changes]);
  useLeaveGuard(isUnsaved, "version");
  const restored = useKeptChanges(version.id, draft, fixed);

  const measured = useMeasured(chart, version, draft);
  const { base, paths } = measured;
  const { shown, open, show, close, move } = useOpenFiles(draft, base, () => {
    if (part === "files") showPart("source");
  });
  const go = (problem: Problem) => {
    show(problem.path);
    showPart("source");
    requestAnimationFrame(() => controls.current?.goTo(problem.line));
  };
  const schemaText = draft.files.get(SCHEMA);
  const schema = useMemo(() => readSchema(schemaText), [schemaText]);
  const dependencies = useMemo(() => {
    const found = readValues(draft.files.get("Chart.yaml") ?? "")?.["dependencies"];
    return Array.isArray(found)
      ? found.map(({ name, version: number }) => `${name} ${number}`).join(", ")
      : "";
  }, [draft.files]);
  const dryRun = async () => {
    if ((await save()) !== null) await startRun();
  };

  const pieces = {
    files: (
      <FileTree
        {...{ draft, base, dependencies, shown, fixed }}
        onOpen={show}
        onMove={(from, to) => void move(from, to)}
      />
    ),
    source: (
      <SourceTabs
        {...{ draft, base, open, shown, fixed, problems, schema }}
        onShow={show}
        onClose={close}
        onControls={(given) => {
          controls.current = given;
        }}
      />
    ),
    values: <ValuesPane {...{ draft, base, problems, schema, fixed }} />,
    result: (
      <ResultPane
        {...{ problems, run, helm, paths }}
        before={base}
        after={draft.files}
        versions={measured.others}
        base={measured.by}
        onBase={measured.measureBy}
        onGo={go}
      />
    ),
    run: <DryRunPane {...{ run, helm, problems }} onRun={() => void dryRun()} />,
  };
  return (
    <>
      <EditorHead
        {...{ chart, version, draft, problems, helm, isSaving }}
        changedValues={measured.changedValues}
        isRunning={run.isRunning}
        onSave={save}
        onDryRun={() => void dryRun()}
        onChanged={onChanged}
      />
      {restored && (
        <div className={styles.parts}>
          <RestoredBar text={words("editor.restored")} changed={restored} onDiscard={draft.discard} />
        </div>
      )}
      {isPhone && (
        <div className={styles.parts}>
          <Segmented
            label={words("editor.panes")}
            parts={parts.map((value) => ({ value, label: words(`editor.paneNames.${value}`) }))}
            value={part}
            onChange={showPart}
          />
        </div>
      )}
      {isPhone ? (
        <div className={mergeClasses(styles.panes, styles.one)}>{pieces[part]}</div>
      ) : (
        <div className={mergeClasses(styles.panes, isClose && styles.close)}>
          <div className={styles.tree} style={{ display: "grid" }}>
            {pieces.files}
          </div>
          <div style={{ display: "grid" }}>{pieces.source}</div>
          <div className={styles.side} style={{ display: "grid" }}>
            {pieces.values}
          </div>
          <div className={styles.below} style={{ display: "grid" }}>
            {pieces.result}
          </div>
          <div className={mergeClasses(styles.below, styles.side)} style={{ display: "grid" }}>
            {pieces.run}
          </div>
        </div>
      )}
    </>
  );
}
