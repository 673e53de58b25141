import { Globe20Regular } from "@fluentui/react-icons/svg/globe";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

const first = ["shop.example.com", "www.example.com"];

export const Entries: Demo = { order: 20, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  const [names, setNames] = useState<readonly string[]>(first);
  const [made, setMade] = useState(1);
  const add = () => {
    setNames([...names, `app-${made}.example.com`]);
    setMade(made + 1);
  };
  return (
    <EntryCard
      texts="galleryCards:card-advance.Entries.card"
      onAdd={add}
      entries={names.map((name) => ({
        id: name,
        icon: <Globe20Regular />,
        title: <bdi dir="ltr">{name}</bdi>,
        pills: <StatusPill tone="ok">{t("card-advance.Entries.valid")}</StatusPill>,
        lines: [t("card-advance.Entries.until")],
        menu: {
          label: t("card-advance.Entries.more", { name }),
          actions: () => [
            {
              id: "remove",
              label: t("card-advance.Entries.remove"),
              icon: <Delete20Regular />,
              tone: "danger",
              run: () => setNames(names.filter((one) => one !== name)),
            },
          ],
        },
      }))}
    />
  );
}
