import { Button } from "@fluentui/react-components";
import { Options16Regular } from "@fluentui/react-icons/svg/options";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { Tries } from "./tries.ts";

const DemoControls = lazyComponent(() => import("./controls/DemoControls.tsx"), "DemoControls");

/** Opens the menu of what may be tried, whose code comes with the first use. */
export function TryButton(tries: Tries) {
  const { t } = useTranslation("gallery");
  const button = useRef<HTMLButtonElement>(null);
  const [target, setTarget] = useState<HTMLButtonElement | null>(null);
  const preload = () => void DemoControls.preload();
  return (
    <>
      <Button
        ref={button}
        size="small"
        appearance="subtle"
        icon={<Options16Regular />}
        aria-haspopup="menu"
        aria-expanded={target !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setTarget(target ? null : button.current)}
      >
        {t("demo.try")}
      </Button>
      {target && <DemoControls {...tries} target={target} onClose={() => setTarget(null)} />}
    </>
  );
}
