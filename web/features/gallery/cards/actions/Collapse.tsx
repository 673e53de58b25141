import { Button } from "@fluentui/react-components";
import { ChevronDown20Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronUp20Regular } from "@fluentui/react-icons/svg/chevron-up";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { Card } from "#web/ui/page/Card.tsx";

export const Collapse: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  const [open, setOpen] = useState(true);
  const id = useId();
  return (
    <Card
      title={t("card-actions.Collapse.title")}
      tools={
        <Hint label={t(open ? "card-actions.Collapse.fold" : "card-actions.Collapse.unfold")}>
          <Button
            size="small"
            appearance="subtle"
            icon={open ? <ChevronUp20Regular /> : <ChevronDown20Regular />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        </Hint>
      }
    >
      <div id={id} hidden={!open}>
        {t("card-actions.Collapse.text")}
      </div>
    </Card>
  );
}
