import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { ChevronDown12Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronRight12Regular } from "@fluentui/react-icons/svg/chevron-right";
import { Document20Regular } from "@fluentui/react-icons/svg/document";
import { Folder20Regular } from "@fluentui/react-icons/svg/folder";
import { FolderOpen20Regular } from "@fluentui/react-icons/svg/folder-open";
import { type KeyboardEvent, useRef, useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import type { FileMark } from "./editorParts.ts";
import type { TreeLine } from "./fileTree.ts";
import { PathInput } from "./PathInput.tsx";

const useStyles = makeStyles({
  tree: { margin: 0, padding: "4px 0", listStyleType: "none" },
  row: {
    display: "flex",
    alignItems: "center",
    gap: "4px",
    boxSizing: "border-box",
    blockSize: "28px",
    paddingInlineEnd: "12px",
    borderInlineStartWidth: "2px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: "transparent",
    cursor: "pointer",
    fontSize: "14px",
    lineHeight: "20px",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    "> svg": { flexShrink: 0 },
  },
  shown: {
    borderInlineStartColor: appTokens.colorCompoundBrandStroke,
    backgroundColor: appTokens.tint,
    ":hover": { backgroundColor: appTokens.tint },
  },
  name: { flexGrow: 1, minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  gone: { textDecorationLine: "line-through", color: appTokens.colorNeutralForeground3 },
  mark: { fontSize: "12px", fontWeight: appTokens.fontWeightSemibold },
  M: { color: appTokens.warnForeground },
  A: { color: appTokens.okForeground },
  D: { color: appTokens.badForeground },
  chevron: { flexShrink: 0, inlineSize: "12px" },
});

export interface TreeRowsProps {
  lines: readonly TreeLine[];
  closed: ReadonlySet<string>;
  shown: string;
  fixed: boolean;
  taken: ReadonlyMap<string, string>;
  markOf: (path: string) => FileMark | undefined;
  onOpen: (path: string) => void;
  onToggle: (path: string) => void;
  onMove: (from: string, to: string | null) => void;
}

/** The lines of the tree: arrows go through it, Enter opens, F2 renames, Delete deletes. */
export function TreeRows(props: TreeRowsProps) {
  const { lines, closed, shown, fixed, taken, markOf, onOpen, onToggle, onMove } = props;
  const styles = useStyles();
  const words = useWords(chartTexts);
  const list = useRef<HTMLUListElement>(null);
  const [at, goTo] = useState("");
  const [renamed, rename] = useState("");
  const here = lines.some(({ path }) => path === at)
    ? at
    : (lines.find(({ path }) => path === shown) ?? lines[0])?.path;
  const focus = (index: number) => {
    const line = lines[Math.min(Math.max(index, 0), lines.length - 1)];
    if (!line) return;
    goTo(line.path);
    list.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[lines.indexOf(line)]?.focus();
  };
  const press = (event: KeyboardEvent, line: TreeLine) => {
    if (event.target !== event.currentTarget) return;
    const index = lines.indexOf(line);
    const isOpen = line.isFolder && !closed.has(line.path);
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => focus(index + 1),
      ArrowUp: () => focus(index - 1),
      Home: () => focus(0),
      End: () => focus(lines.length - 1),
      ArrowRight: line.isFolder ? () => (isOpen ? focus(index + 1) : onToggle(line.path)) : undefined,
      ArrowLeft: isOpen
        ? () => onToggle(line.path)
        : () => focus(lines.findIndex(({ path }) => path === line.path.slice(0, line.path.lastIndexOf("/")))),
      Enter: () => (line.isFolder ? onToggle(line.path) : onOpen(line.path)),
      F2: fixed || line.isFolder ? undefined : () => rename(line.path),
      Delete: fixed || line.isFolder ? undefined : () => onMove(line.path, null),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <ul ref={list} className={styles.tree} role="tree" aria-label={words("editor.files")}>
      {lines.map((line) => {
        const mark = line.isFolder ? undefined : markOf(line.path);
        const isOpen = !closed.has(line.path);
        if (renamed === line.path)
          return (
            <li key={line.path} role="none">
              <PathInput
                label={words("editor.rename")}
                initial={line.path}
                taken={taken}
                onDone={(path) => {
                  rename("");
                  if (path !== null) onMove(line.path, path);
                }}
              />
            </li>
          );
        return (
          <li
            key={line.path}
            role="treeitem"
            aria-level={line.depth + 1}
            aria-selected={line.path === shown}
            {...(line.isFolder && { "aria-expanded": isOpen })}
            {...(!line.isFolder && !fixed && { "aria-keyshortcuts": "F2 Delete" })}
            tabIndex={line.path === here ? 0 : -1}
            className={mergeClasses(styles.row, line.path === shown && styles.shown)}
            style={{ paddingInlineStart: `${8 + line.depth * 16}px` }}
            onClick={() => {
              goTo(line.path);
              if (line.isFolder) onToggle(line.path);
              else onOpen(line.path);
            }}
            onDoubleClick={() => !fixed && !line.isFolder && rename(line.path)}
            onKeyDown={(event) => press(event, line)}
          >
            <span className={styles.chevron} aria-hidden>
              {line.isFolder && (isOpen ? <ChevronDown12Regular /> : <ChevronRight12Regular />)}
            </span>
            {line.isFolder ? isOpen ? <FolderOpen20Regular /> : <Folder20Regular /> : <Document20Regular />}
            <bdi className={mergeClasses(styles.name, mark === "D" && styles.gone)}>{line.name}</bdi>
            {mark && (
              <span className={mergeClasses(styles.mark, styles[mark])} title={words(`editor.marks.${mark}`)}>
                {mark}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
