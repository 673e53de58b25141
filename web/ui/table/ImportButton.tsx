import { Button } from "@fluentui/react-components";
import { ArrowUpload20Regular } from "@fluentui/react-icons/svg/arrow-upload";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { ImportDeclaration } from "#web/ui/importing/importDeclaration.ts";

const ImportDialog = lazyComponent(() => import("#web/ui/importing/ImportDialog.tsx"), "ImportDialog", {
  texts: ["table"],
});

/** The button that opens the import of a list; the wizard's code comes with the first hover or focus. */
export function ImportButton(declaration: ImportDeclaration) {
  const { t } = useTranslation("ui");
  const [times, setTimes] = useState(0);
  const [open, setOpen] = useState(false);
  const preload = () => void ImportDialog.preload();
  return (
    <>
      <Button
        icon={<ArrowUpload20Regular />}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setTimes(times + 1);
          setOpen(true);
        }}
      >
        {t("table.import.action")}
      </Button>
      {times > 0 && (
        <ImportDialog key={times} open={open} declaration={declaration} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
