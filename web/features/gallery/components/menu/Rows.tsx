import { AppsList20Regular } from "@fluentui/react-icons/svg/apps-list";
import { Play20Regular } from "@fluentui/react-icons/svg/play";
import { Stop20Regular } from "@fluentui/react-icons/svg/stop";
import { useState } from "react";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";

const apps = ["tidemark", "harbour-mail", "night-report"];

export const Rows: Demo = { order: 20, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:menu.Rows");
  const [stopped, setStopped] = useState<readonly string[]>(["night-report"]);
  return (
    <EntryList
      label={words("label")}
      empty={words("label")}
      entries={apps.map((app) => {
        const isStopped = stopped.includes(app);
        return {
          id: app,
          icon: <AppsList20Regular />,
          title: app,
          lines: [words(isStopped ? "stopped" : "running")],
          menu: {
            label: words("more", { name: app }),
            actions: () => [
              {
                id: "toggle",
                label: words(isStopped ? "start" : "stop"),
                icon: isStopped ? <Play20Regular /> : <Stop20Regular />,
                run: () => setStopped(isStopped ? stopped.filter((one) => one !== app) : [...stopped, app]),
              },
            ],
          },
        };
      })}
    />
  );
}
