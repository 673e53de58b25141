import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { ArrowUndo20Regular } from "@fluentui/react-icons/svg/arrow-undo";
import { Dismiss12Regular } from "@fluentui/react-icons/svg/dismiss";
import { Document16Regular } from "@fluentui/react-icons/svg/document";
import { useMemo, useRef } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import type { CodePaneControls } from "#web/ui/editor/CodePane.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import type { Problem } from "./editorParts.ts";
import { usePaneStyles } from "./paneStyles.ts";
import { SourceFile } from "./SourceFile.tsx";
import type { Draft } from "./useDraft.ts";

const useStyles = makeStyles({
  tabs: {
    display: "flex",
    alignSelf: "stretch",
    flexGrow: 1,
    minInlineSize: 0,
    overflowX: "auto",
    scrollbarWidth: "none",
  },
  head: { paddingInlineStart: 0 },
  tab: {
    display: "flex",
    alignItems: "center",
    flexShrink: 0,
    borderInlineEndWidth: "1px",
    borderInlineEndStyle: "solid",
    borderInlineEndColor: appTokens.line,
    borderTopWidth: "2px",
    borderTopStyle: "solid",
    borderTopColor: "transparent",
    color: appTokens.colorNeutralForeground3,
  },
  chosen: { borderTopColor: appTokens.colorCompoundBrandStroke, color: appTokens.colorNeutralForeground1 },
  name: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    blockSize: "100%",
    paddingInline: "12px 4px",
    border: "none",
    backgroundColor: "transparent",
    color: "inherit",
    fontFamily: "inherit",
    fontSize: "14px",
    cursor: "pointer",
  },
  close: {
    display: "grid",
    placeItems: "center",
    inlineSize: "24px",
    blockSize: "24px",
    marginInlineEnd: "4px",
    padding: 0,
    border: "none",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: "transparent",
    color: "inherit",
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
  },
  dot: { inlineSize: "8px", blockSize: "8px", borderRadius: "50%", backgroundColor: appTokens.warnDot },
  file: { flexGrow: 1, minBlockSize: 0, "&[hidden]": { display: "none" } },
});

export interface SourceTabsProps {
  draft: Draft;
  base: ReadonlyMap<string, string> | undefined;
  open: readonly string[];
  shown: string;
  fixed: boolean;
  problems: readonly Problem[];
  schema: unknown;
  onShow: (path: string) => void;
  onClose: (path: string) => void;
  onControls: (controls: CodePaneControls | null) => void;
}

/** The files that are open, each with its text; what is undone in one stays there when another is shown. */
export function SourceTabs(props: SourceTabsProps) {
  const { draft, base, open, shown, fixed, problems, schema, onShow, onClose, onControls } = props;
  const styles = useStyles();
  const pane = usePaneStyles();
  const words = useWords(chartTexts);
  const controls = useRef<CodePaneControls>(null);
  const unsaved = useMemo(() => new Set(draft.changes.map(({ path }) => path)), [draft.changes]);
  const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  return (
    <div className={pane.pane}>
      <div className={mergeClasses(pane.head, styles.head)}>
        <div className={styles.tabs} role="group" aria-label={words("editor.open")}>
          {open.map((path) => (
            <span key={path} className={mergeClasses(styles.tab, path === shown && styles.chosen)}>
              <button
                type="button"
                className={styles.name}
                aria-pressed={path === shown}
                title={path}
                onClick={() => onShow(path)}
              >
                <Document16Regular aria-hidden />
                <bdi>{nameOf(path)}</bdi>
                {unsaved.has(path) && (
                  <span className={styles.dot} role="img" aria-label={words("editor.unsaved")} />
                )}
              </button>
              {open.length > 1 && (
                <button
                  type="button"
                  className={styles.close}
                  aria-label={words("editor.closeFile", { path })}
                  onClick={() => onClose(path)}
                >
                  <Dismiss12Regular />
                </button>
              )}
            </span>
          ))}
        </div>
        {!fixed && (
          <ToolButton
            small
            label={words("editor.undo")}
            icon={<ArrowUndo20Regular />}
            onPress={() => controls.current?.undo()}
          />
        )}
      </div>
      {open.map((path) => (
        <div key={path} className={styles.file} hidden={path !== shown}>
          <SourceFile
            path={path}
            text={draft.files.get(path) ?? ""}
            before={base?.get(path)}
            isMeasured={base !== undefined}
            fixed={fixed || !draft.files.has(path)}
            problems={problems}
            schema={schema}
            onChange={(text) => draft.set({ path, text })}
            onControls={(given) => {
              if (path !== shown) return;
              controls.current = given;
              onControls(given);
            }}
          />
        </div>
      ))}
    </div>
  );
}
