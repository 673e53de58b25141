import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const ConflictMerge = lazyComponent(() => import("#web/ui/form/merge/ConflictMerge.tsx"), "ConflictMerge");

export function ConflictExample() {
  const { t } = useTranslation("kit");
  const [open, setOpen] = useState(false);
  const name = {
    name: "name",
    label: t("kit.forms.text.name"),
    base: "demo-mall",
    mine: "demo-mall-2",
    theirs: "harbour-mall",
  };
  const note = {
    name: "note",
    label: t("kit.forms.area.label"),
    base: "—",
    mine: t("kit.forms.sample.note"),
    theirs: t("kit.forms.sample.app"),
  };
  const region = {
    name: "region",
    label: t("kit.forms.choice.region"),
    base: t("kit.forms.sample.regions.north"),
    mine: t("kit.forms.sample.regions.north"),
    theirs: t("kit.forms.sample.regions.south"),
  };
  const close = () => setOpen(false);
  return (
    <>
      <div>
        <Button onClick={() => setOpen(true)}>{t("kit.forms.conflict.show")}</Button>
      </div>
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
