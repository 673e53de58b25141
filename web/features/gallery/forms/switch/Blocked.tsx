import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";

const schema = z.object({ replicas: wholeNumber({ min: 1, max: 20 }), scale: z.boolean() });

export const Blocked: Demo = { order: 20, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="switch.Blocked" schema={schema} initial={{ replicas: 1, scale: false }}>
      <NumberField name="replicas" label={t("words.replicas")} required step={1} min={1} max={20} />
      <ScaleField />
    </TryForm>
  );
}

function ScaleField() {
  const { t } = useTranslation("galleryForms");
  const { replicas } = useWatch<z.input<typeof schema>>();
  const blocked = (replicas ?? 0) < 2 ? t("switch.Blocked.why") : undefined;
  return <SwitchField name="scale" label={t("switch.Blocked.scale")} blocked={blocked} />;
}
