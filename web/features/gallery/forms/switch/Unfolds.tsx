import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";

const schema = z.pipe(
  z.object({ backup: z.boolean(), keep: wholeNumber({ min: 1, max: 365 }) }),
  z.transform(({ backup, keep }) => (backup ? { backup, keep } : { backup })),
);

export const Unfolds: Demo = { order: 40, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="switch.Unfolds" schema={schema} initial={{ backup: true, keep: 14 }}>
      <SwitchField name="backup" label={t("switch.Unfolds.backup")} disabled={disabled} />
      <KeepField disabled={disabled} />
    </TryForm>
  );
}

function KeepField({ disabled }: Pick<DemoProps, "disabled">) {
  const { t } = useTranslation("galleryForms");
  const { backup } = useWatch<z.input<typeof schema>>();
  if (!backup) return null;
  return (
    <NumberField
      name="keep"
      label={t("switch.Unfolds.keep")}
      required
      step={1}
      min={1}
      max={365}
      disabled={disabled}
    />
  );
}
