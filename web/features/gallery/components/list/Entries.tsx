import { Button } from "@fluentui/react-components";
import { Bot20Regular } from "@fluentui/react-icons/svg/bot";
import { Laptop20Regular } from "@fluentui/react-icons/svg/laptop";
import { Phone20Regular } from "@fluentui/react-icons/svg/phone";
import { SignOut20Regular } from "@fluentui/react-icons/svg/sign-out";
import { useState } from "react";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

const icons = { laptop: <Laptop20Regular />, phone: <Phone20Regular />, agent: <Bot20Regular /> };

export const Entries: Demo = { order: 20, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:list.Entries");
  const format = useFormat();
  const [ids, setIds] = useState<readonly (keyof typeof icons)[]>(["laptop", "phone", "agent"]);
  return (
    <EntryCard
      texts="galleryComponents:list.Entries.card"
      entries={ids.map((id) => ({
        id,
        icon: icons[id],
        title: words(id),
        marked: id === "laptop",
        pills: id === "laptop" && <StatusPill tone="ok">{words("here")}</StatusPill>,
        lines: [words("seen", { place: words(`${id}Place`), day: format.date("2026-11-24T08:30:00Z") })],
        menu: {
          label: words("more", { name: words(id) }),
          actions: () => [
            {
              id: "end",
              label: words("end"),
              icon: <SignOut20Regular />,
              tone: "danger",
              ...(id === "laptop" && { blocked: words("blocked") }),
              run: () => setIds(ids.filter((one) => one !== id)),
            },
          ],
        },
      }))}
      tools={
        <Button size="small" disabled={ids.length === 3} onClick={() => setIds(["laptop", "phone", "agent"])}>
          {words("again")}
        </Button>
      }
    />
  );
}
