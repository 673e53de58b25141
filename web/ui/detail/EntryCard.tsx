import { Button } from "@fluentui/react-components";
import { Add16Regular } from "@fluentui/react-icons/svg/add";
import type { ReactNode } from "react";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { type Entry, EntryList } from "./EntryList.tsx";

/** A few things that a record has, in a card of their own. */
export interface EntryCardProps {
  /** Where its texts stand: `title`, `line`, `empty`, and `add` where one can be added. */
  texts: TextPlace;
  entries: readonly Entry[];
  /** Adds one: a button at the card's head. */
  onAdd?: () => void;
  /** Another small button there. */
  tools?: ReactNode;
  /** What belongs to it beside the list: its drawers. */
  children?: ReactNode;
}

/** A card with a short list of things that a record has, each with what can be done to it. */
export function EntryCard({ texts, entries, onAdd, tools, children }: EntryCardProps) {
  const words = useWords(texts);
  const add = onAdd && (
    <Button size="small" icon={<Add16Regular />} onClick={onAdd}>
      {words("add")}
    </Button>
  );
  const shown = tools || add;
  return (
    <Card title={words("title")} line={words("line")} {...(shown && { tools: shown })}>
      <EntryList label={words("title")} empty={words("empty")} entries={entries} />
      {children}
    </Card>
  );
}
