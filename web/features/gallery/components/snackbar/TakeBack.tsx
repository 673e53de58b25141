import { AppsList20Regular } from "@fluentui/react-icons/svg/apps-list";
import { Delete16Regular } from "@fluentui/react-icons/svg/delete";
import { useState } from "react";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { useUndo } from "#web/ui/feedback/undo.ts";

const apps = ["tidemark", "harbour-mail", "night-report"];

export const TakeBack: Demo = { order: 20, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:snackbar.TakeBack");
  const offerUndo = useUndo();
  const [left, setLeft] = useState<readonly string[]>(apps);
  const remove = (app: string) => {
    setLeft((now) => now.filter((one) => one !== app));
    offerUndo({
      text: words("gone", { name: app }),
      takeBack: async () => setLeft((now) => apps.filter((one) => one === app || now.includes(one))),
      onUndone: () => undefined,
    });
  };
  return (
    <EntryList
      label={words("label")}
      empty={words("empty")}
      entries={left.map((app) => ({
        id: app,
        icon: <AppsList20Regular />,
        title: app,
        lines: [words("about")],
        end: (
          <ToolButton
            small
            label={words("remove", { name: app })}
            icon={<Delete16Regular />}
            onPress={() => remove(app)}
          />
        ),
      }))}
    />
  );
}
