import { Button, Input, makeStyles } from "@fluentui/react-components";
import { Dismiss16Regular } from "@fluentui/react-icons/svg/dismiss";
import { Search20Regular } from "@fluentui/react-icons/svg/search";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isTyping } from "#web/lib/keys/keyboard.ts";
import { useIsNavigating } from "#web/lib/navigation/useIsNavigating.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { Kbd } from "#web/ui/hint/Kbd.tsx";

/** How long a pause in typing is before the search runs, in milliseconds. */
const pause = 250;

const useStyles = makeStyles({
  box: { inlineSize: "240px", minInlineSize: "160px", flexShrink: 1 },
  wide: { inlineSize: "auto", flexGrow: 1, minInlineSize: 0, minBlockSize: "44px" },
  input: { textOverflow: "ellipsis" },
  kbd: { "@media (hover: none)": { display: "none" } },
});

/** The search of a list. */
export interface SearchBoxProps {
  /** Says what is searched; the name and the placeholder. */
  label: string;
  /** The search in force. */
  value: string;
  onSearch: (q: string) => void;
  /** Takes the room there is, and a finger's height. */
  wide?: boolean;
}

/** Searches while one types, after a short pause; Enter searches at once, Escape empties it, and `/` comes here from anywhere. */
export function SearchBox({ label, value, onSearch, wide = false }: SearchBoxProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value;
  const { address, isNavigating, lead } = useIsNavigating();
  const [sent, setSent] = useState<readonly string[]>([]);
  const search = (q: string) => {
    setSent([...sent, q.trim()]);
    lead(() => onSearch(q));
  };

  const searchAfterPause = useEffectEvent((q: string) => isNavigating() || search(q));
  useEffect(() => {
    if (typed === undefined || typed.trim() === value) return;
    const timer = setTimeout(() => searchAfterPause(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, value, address]);
  // The URL is the truth again once it has what was typed, or when it changes otherwise (Back, a view, Clear), even while what
  // was typed is on its way. What is typed on meanwhile stays where a search before it arrives.
  const [known, setKnown] = useState({ address, value });
  if (known.address !== address || known.value !== value) {
    setKnown({ address, value });
    if (typed?.trim() === value || !sent.includes(value)) {
      setTyped(undefined);
      setSent([]);
    }
  }
  useEffect(() => focusOnSlash(input.current), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && typed !== undefined) search(typed);
    if (event.key === "Escape" && text !== "") {
      event.stopPropagation();
      setTyped("");
    }
  };
  return (
    <Input
      className={wide ? styles.wide : styles.box}
      input={{
        ref: input,
        className: styles.input,
        type: "text",
        role: "searchbox",
        enterKeyHint: "search",
        maxLength: 200,
      }}
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={label}
      autoComplete="off"
      value={text}
      contentBefore={<Search20Regular aria-hidden />}
      contentAfter={
        text === "" ? (
          <Kbd className={styles.kbd}>/</Kbd>
        ) : (
          <Hint label={t("table.emptySearch")}>
            <Button
              size="small"
              appearance="transparent"
              icon={<Dismiss16Regular />}
              onClick={() => setTyped("")}
            />
          </Hint>
        )
      }
      onChange={(_, { value: next }) => setTyped(next)}
      onKeyDown={onKeyDown}
    />
  );
}

function focusOnSlash(input: HTMLInputElement | null): () => void {
  const onKey = (event: globalThis.KeyboardEvent) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || (event.target instanceof Element && event.target.closest("[role=dialog]")))
      return;
    event.preventDefault();
    input?.focus();
    input?.select();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
