import { makeStyles, mergeClasses, Select, Tab, TabList } from "@fluentui/react-components";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { DiffView } from "./DiffView.tsx";
import type { HelmHere, Problem, Version } from "./editorParts.ts";
import { usePaneStyles } from "./paneStyles.ts";
import { ProblemRows } from "./ProblemRows.tsx";
import type { DryRun } from "./useDryRun.ts";

const useStyles = makeStyles({
  tabs: { marginInlineStart: "-8px" },
  with: { minInlineSize: 0, inlineSize: "128px" },
  rendered: { margin: 0, padding: "8px 16px", whiteSpace: "pre" },
});
const parts = ["diff", "rendered", "problems"] as const;
type Part = (typeof parts)[number];

export interface ResultPaneProps {
  before: ReadonlyMap<string, string> | undefined;
  after: ReadonlyMap<string, string>;
  paths: readonly string[];
  versions: readonly Version[];
  base: Version | undefined;
  onBase: (id: string) => void;
  problems: readonly Problem[];
  run: DryRun;
  helm: HelmHere;
  onGo: (problem: Problem) => void;
}

/** What became other, what helm makes of it, and what is wrong. */
export function ResultPane(props: ResultPaneProps) {
  const { before, after, paths, versions, base, onBase, problems, run, helm, onGo } = props;
  const styles = useStyles();
  const pane = usePaneStyles();
  const words = useWords(chartTexts);
  const { number } = useFormat();
  const [part, show] = useState<Part>("diff");
  const counts: Partial<Record<Part, number>> = { diff: paths.length, problems: problems.length };
  return (
    <div className={pane.pane}>
      <div className={pane.head}>
        <TabList
          size="small"
          className={mergeClasses(styles.tabs, pane.grow)}
          selectedValue={part}
          onTabSelect={(_, { value }) => show(parts.find((one) => one === value) ?? "diff")}
        >
          {parts.map((one) => (
            <Tab key={one} value={one}>
              {words(`editor.parts.${one}`)} {counts[one] ? number(counts[one]) : ""}
            </Tab>
          ))}
        </TabList>
        {part === "diff" && base && (
          <Select
            size="small"
            className={styles.with}
            aria-label={words("editor.measuredBy")}
            value={base.id}
            onChange={(_, { value }) => onBase(value)}
          >
            {versions.map(({ id, number: one }) => (
              <option key={id} value={id}>
                {words("editor.with", { number: one })}
              </option>
            ))}
          </Select>
        )}
      </div>
      <div className={pane.body} tabIndex={0} role="region" aria-label={words(`editor.parts.${part}`)}>
        {part === "diff" && !base && <p className={pane.empty}>{words("editor.firstVersion")}</p>}
        {part === "diff" && before && <DiffView before={before} after={after} paths={paths} />}
        {part === "problems" && <ProblemRows problems={problems} onGo={onGo} />}
        {part === "rendered" && run.result && (
          <pre className={mergeClasses(pane.mono, styles.rendered)} dir="ltr">
            {run.result.manifest}
          </pre>
        )}
        {part === "rendered" && !run.result && (
          <p className={pane.empty}>{words(helm.isInstalled ? "editor.notRun" : "helm.missingText")}</p>
        )}
      </div>
    </div>
  );
}
