import { Button } from "@fluentui/react-components";
import { Dismiss20Regular } from "@fluentui/react-icons/svg/dismiss";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { CardGrid } from "#web/features/gallery/cards/parts/CardGrid.tsx";

const all = ["news", "tips"] as const;

export const Close: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  const offerUndo = useUndo();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const close = (id: string, title: string) => {
    setClosed([...closed, id]);
    offerUndo({
      text: t("card-actions.Close.closed", { title }),
      takeBack: async () => setClosed((before) => before.filter((one) => one !== id)),
      onUndone: () => undefined,
    });
  };
  if (closed.length === all.length)
    return <Button onClick={() => setClosed([])}>{t("card-actions.Close.all")}</Button>;
  return (
    <CardGrid>
      {all
        .filter((id) => !closed.includes(id))
        .map((id) => {
          const title = t(`card-actions.Close.${id}`);
          return (
            <Card
              key={id}
              title={title}
              tools={
                <ToolButton
                  small
                  label={t("card-actions.Close.close", { title })}
                  icon={<Dismiss20Regular />}
                  onPress={() => close(id, title)}
                />
              }
            >
              {t(`card-actions.Close.${id}Text`)}
            </Card>
          );
        })}
    </CardGrid>
  );
}
