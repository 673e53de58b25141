import { Input, makeStyles, mergeClasses } from "@fluentui/react-components";
import { DocumentAdd20Regular } from "@fluentui/react-icons/svg/document-add";
import { FolderAdd20Regular } from "@fluentui/react-icons/svg/folder-add";
import { Search20Regular } from "@fluentui/react-icons/svg/search";
import { useMemo, useState } from "react";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { writeFileSize } from "#web/ui/form/files/writeFileSize.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { markOf } from "./editorParts.ts";
import { treeLines } from "./fileTree.ts";
import { PathInput } from "./PathInput.tsx";
import { usePaneStyles } from "./paneStyles.ts";
import { TreeRows } from "./TreeRows.tsx";
import type { Draft } from "./useDraft.ts";

const useStyles = makeStyles({
  tools: { display: "flex" },
  search: { margin: "8px 12px 0" },
  foot: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "4px 12px",
    flexShrink: 0,
    margin: 0,
    padding: "12px 16px",
    borderTop: `1px solid ${appTokens.line}`,
    fontSize: "12px",
    lineHeight: "16px",
    color: appTokens.colorNeutralForeground3,
    "& dd": { margin: 0, textAlign: "end", overflowWrap: "anywhere" },
  },
});

export interface FileTreeProps {
  draft: Draft;
  base: ReadonlyMap<string, string> | undefined;
  dependencies: string;
  shown: string;
  fixed: boolean;
  onOpen: (path: string) => void;
  onMove: (from: string, to: string | null) => void;
}

/** The files of a chart. */
export function FileTree({ draft, base, dependencies, shown, fixed, onOpen, onMove }: FileTreeProps) {
  const styles = useStyles();
  const pane = usePaneStyles();
  const words = useWords(chartTexts);
  const locale = useLocale();
  const [closed, close] = useState<ReadonlySet<string>>(new Set(["charts", "ci"]));
  const [isSearching, search] = useState(false);
  const [q, find] = useState("");
  const [making, make] = useState<{ path: string; of: "file" | "folder" }>();
  const files = useMemo(() => {
    const gone = base ? [...base.keys()].filter((path) => !draft.files.has(path)) : [];
    return [...draft.files.keys(), ...gone].map((path) => ({ path }));
  }, [draft.files, base]);
  const lines = treeLines(files, { closed, q: isSearching ? q : "" });
  const size = [...draft.files.values()].reduce((sum, text) => sum + new Blob([text]).size, 0);
  const begin = (of: "file" | "folder") => {
    const folder = shown.includes("/") ? shown.slice(0, shown.lastIndexOf("/") + 1) : "";
    make({ path: of === "file" ? folder : "", of });
  };
  return (
    <div className={pane.pane}>
      <div className={pane.head}>
        <h2 className={mergeClasses(pane.title, pane.grow)}>{words("editor.files")}</h2>
        <span className={styles.tools}>
          {!fixed && (
            <>
              <ToolButton
                small
                label={words("editor.newFile")}
                icon={<DocumentAdd20Regular />}
                onPress={() => begin("file")}
              />
              <ToolButton
                small
                label={words("editor.newFolder")}
                icon={<FolderAdd20Regular />}
                onPress={() => begin("folder")}
              />
            </>
          )}
          <ToolButton
            small
            label={words("editor.find")}
            icon={<Search20Regular />}
            onPress={() => search((now) => !now)}
          />
        </span>
      </div>
      {isSearching && (
        <Input
          className={styles.search}
          size="small"
          autoFocus
          value={q}
          aria-label={words("editor.find")}
          placeholder={words("editor.find")}
          onChange={(_, { value }) => find(value)}
        />
      )}
      {making && (
        <PathInput
          label={words(making.of === "file" ? "editor.newFile" : "editor.newFolder")}
          initial={making.path}
          taken={draft.files}
          onDone={(path) => {
            make(undefined);
            if (path === null) return;
            if (making.of === "folder") return make({ path: `${path}/`, of: "file" });
            draft.set({ path, text: "" });
            onOpen(path);
          }}
        />
      )}
      <div className={pane.body}>
        <TreeRows
          lines={lines}
          closed={closed}
          shown={shown}
          fixed={fixed}
          taken={draft.files}
          markOf={(path) => (base ? markOf(base.get(path), draft.files.get(path)) : undefined)}
          onOpen={onOpen}
          onMove={onMove}
          onToggle={(path) =>
            close((now) => {
              const next = new Set(now);
              if (!next.delete(path)) next.add(path);
              return next;
            })
          }
        />
      </div>
      <dl className={styles.foot}>
        <dt>{words("editor.size")}</dt>
        <dd>
          <bdi>{writeFileSize(size, locale)}</bdi>
        </dd>
        <dt>{words("editor.dependencies")}</dt>
        <dd>
          <bdi>{dependencies || words("editor.none")}</bdi>
        </dd>
      </dl>
    </div>
  );
}
