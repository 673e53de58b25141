import { useEffect, useState } from "react";
import { isTaken } from "#web/lib/keys/isTaken.ts";
import type { TicketRow } from "./ticketParts.ts";

/** Which ticket of the queue is looked at, and what is begun to be written in it. */
export interface QueueCursor {
  id: string | undefined;
  choose: (id: string) => void;
  move: (by: 1 | -1) => void;
  /** Grows each time somebody wants to write, with what. */
  wish: { times: number; what: "reply" | "note" };
}

/** Walks through the queue by j and k; r begins a reply and n a note. */
export function useQueueCursor(items: readonly TicketRow[]): QueueCursor {
  const [chosen, choose] = useState<string>();
  const [wish, setWish] = useState<QueueCursor["wish"]>({ times: 0, what: "reply" });
  const id = chosen ?? items[0]?.id;
  const move = (by: 1 | -1) => {
    const at = items.findIndex((one) => one.id === id);
    const next = items[Math.min(Math.max(at + by, 0), items.length - 1)];
    if (next) choose(next.id);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTaken(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === "j") move(1);
      else if (key === "k") move(-1);
      else if (key === "r" || key === "n")
        setWish(({ times }) => ({ times: times + 1, what: key === "r" ? "reply" : "note" }));
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
  return { id, choose, move, wish };
}
