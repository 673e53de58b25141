import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";

const ConflictMerge = lazyComponent(() => import("#web/ui/form/merge/ConflictMerge.tsx"), "ConflictMerge");

export const Conflict: Demo = { order: 60, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  const { regions } = useSamples();
  const [open, setOpen] = useState(false);
  const [north, , south] = regions.map(({ label }) => label);
  const name = {
    name: "name",
    label: t("words.name"),
    base: "demo-mall",
    mine: "demo-mall-2",
    theirs: "harbour-mall",
  };
  const note = {
    name: "note",
    label: t("words.note"),
    base: "—",
    mine: t("words.noteText"),
    theirs: t("words.app"),
  };
  const region = {
    name: "region",
    label: t("words.region"),
    base: north ?? "",
    mine: north ?? "",
    theirs: south ?? "",
  };
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("form-validation.Conflict.show")}</Button>
      <KeepWhileClosing shown={open || undefined}>
        {(_, isOpen) => (
          <ConflictMerge
            open={isOpen}
            clashes={[name, note]}
            taken={[region]}
            choose={close}
            onClose={close}
          />
        )}
      </KeepWhileClosing>
    </>
  );
}
