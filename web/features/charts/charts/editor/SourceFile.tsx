import { useCallback, useMemo } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { CodePane, type CodePaneControls } from "#web/ui/editor/CodePane.tsx";
import type { LineNote, PaneMarks } from "#web/ui/editor/paneMarks.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { languageOf, type Problem, VALUES } from "./editorParts.ts";
import { changedLines, lineDiff } from "./lineDiff.ts";
import { hintsAt } from "./schemaHints.ts";

export interface SourceFileProps {
  path: string;
  text: string;
  /** As it was in the version that it is measured by. */
  before: string | undefined;
  isMeasured: boolean;
  fixed: boolean;
  problems: readonly Problem[];
  schema: unknown;
  onChange: (text: string) => void;
  onControls: (controls: CodePaneControls | null) => void;
}

/** A file's text, with what is said of its lines. */
export function SourceFile(props: SourceFileProps) {
  const { path, text, before, isMeasured, fixed, problems, schema, onChange, onControls } = props;
  const words = useWords(chartTexts);
  const marks = useMemo((): PaneMarks => {
    const notes = problems
      .filter((one) => one.path === path)
      .map(({ line, severity, code, text: said }): LineNote => ({
        line,
        tone: severity === "ERROR" ? "bad" : "warn",
        text: words(`problems.${code}`, { text: said }),
      }));
    return {
      notes,
      isYaml: languageOf(path) === "yaml",
      changed: isMeasured ? changedLines(lineDiff(before ?? "", text)) : new Map(),
    };
  }, [path, text, before, isMeasured, problems, words]);
  const hints = useCallback((now: string, at: number) => hintsAt(schema, now, at), [schema]);
  return (
    <CodePane
      ref={onControls}
      label={path}
      text={text}
      language={languageOf(path)}
      fixed={fixed}
      marks={marks}
      hints={path === VALUES ? hints : undefined}
      onChange={onChange}
    />
  );
}
