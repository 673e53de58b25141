import { Input, makeStyles } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronUp16Regular } from "@fluentui/react-icons/svg/chevron-up";
import { Dismiss16Regular } from "@fluentui/react-icons/svg/dismiss";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  bar: {
    display: "flex",
    flexShrink: 0,
    alignItems: "center",
    gap: "4px",
    padding: "6px 8px",
    borderBottom: `1px solid ${appTokens.line}`,
    backgroundColor: appTokens.card,
  },
  input: { flexGrow: 1, minInlineSize: 0, maxInlineSize: "320px" },
  count: {
    minInlineSize: "64px",
    textAlign: "end",
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
});

export interface SearchBarProps {
  found: { at: number; count: number };
  onSearch: (text: string, direction: "next" | "previous", isTyping: boolean) => void;
  onClose: () => void;
}

export function SearchBar({ found, onSearch, onClose }: SearchBarProps) {
  const styles = useStyles();
  const words = useWords("hostingPods");
  const { number } = useFormat();
  const [text, setText] = useState("");
  const go = (direction: "next" | "previous") => onSearch(text, direction, false);
  return (
    <search className={styles.bar}>
      <Input
        autoFocus
        size="small"
        className={styles.input}
        aria-label={words("search.label")}
        placeholder={words("search.label")}
        value={text}
        onChange={(_, { value }) => {
          setText(value);
          onSearch(value, "next", true);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") go(event.shiftKey ? "previous" : "next");
          else if (event.key === "Escape") onClose();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <span className={styles.count} role="status">
        {text === ""
          ? ""
          : found.count === 0
            ? words("search.none")
            : words("search.at", {
                at: found.at < 0 ? "…" : number(found.at + 1),
                count: number(found.count),
              })}
      </span>
      <ToolButton
        small
        label={words("search.previous")}
        icon={<ChevronUp16Regular />}
        onPress={() => go("previous")}
      />
      <ToolButton
        small
        label={words("search.next")}
        icon={<ChevronDown16Regular />}
        onPress={() => go("next")}
      />
      <ToolButton small label={words("search.close")} icon={<Dismiss16Regular />} onPress={onClose} />
    </search>
  );
}
