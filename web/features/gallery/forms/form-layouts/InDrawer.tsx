import { Button } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";

const schema = z.object({
  name: text({ min: 1, max: 24 }),
  region: text({ min: 1, max: 20 }),
  replicas: wholeNumber({ min: 1, max: 20 }),
});

export const InDrawer: Demo = { order: 70, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  const { regions } = useSamples();
  const [drawer, open] = useDrawer<true>((_, state) => (
    <FormDrawer
      {...state}
      title={t("form-layouts.InDrawer.open")}
      schema={schema}
      initial={{ name: "", region: "north", replicas: 2 }}
      submitLabel={t("words.save")}
      onSubmit={async ({ name }) => {
        showToast({ tone: "success", text: t("form-layouts.InDrawer.added", { name }) });
        state.onClose();
      }}
    >
      <TextField name="name" label={t("words.name")} required max={24} />
      <SelectField name="region" label={t("words.region")} required options={regions} />
      <NumberField name="replicas" label={t("words.replicas")} required step={1} min={1} max={20} />
    </FormDrawer>
  ));

  return (
    <>
      <Button onClick={() => open(true)}>{t("form-layouts.InDrawer.open")}</Button>
      {drawer}
    </>
  );
}
