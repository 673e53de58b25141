import { Button } from "@fluentui/react-components";
import { GridDots20Regular } from "@fluentui/react-icons/svg/grid-dots";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const ShortcutsPanel = lazyComponent(() => import("./ShortcutsPanel.tsx"), "ShortcutsPanel");

/** Opens the screens that a person keeps at hand. */
export function ShortcutsButton() {
  const { t } = useTranslation("bar");
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <span onPointerEnter={() => void ShortcutsPanel.preload()}>
        <Hint label={t("shortcuts.open")}>
          <Button
            ref={setButton}
            appearance="subtle"
            icon={<GridDots20Regular />}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
        </Hint>
      </span>
      {open && button && <ShortcutsPanel target={button} onClose={() => setOpen(false)} />}
    </>
  );
}
