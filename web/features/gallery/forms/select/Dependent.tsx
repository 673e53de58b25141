import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";

const schema = z.object({ region: text({ min: 1, max: 20 }), zone: text({ min: 1, max: 20 }) });

export const Dependent: Demo = { order: 20, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const { regions } = useSamples();
  return (
    <TryForm demo="select.Dependent" schema={schema} initial={{ region: "east", zone: "east-1" }}>
      <SelectField
        name="region"
        label={t("words.region")}
        required
        options={regions}
        placeholder={t("words.choose")}
        disabled={disabled}
      />
      <ZoneField disabled={disabled} />
    </TryForm>
  );
}

function ZoneField({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation("galleryForms");
  const { setValue } = useFormContext<z.input<typeof schema>>();
  const { region, zone } = useWatch<z.input<typeof schema>>();
  const zones = region ? [1, 2, 3].map((place) => `${region}-${place}`) : [];
  const gone = zone !== "" && !zones.includes(zone ?? "");
  useEffect(() => {
    if (gone) setValue("zone", "");
  }, [gone, setValue]);
  return (
    <SelectField
      name="zone"
      label={t("select.Dependent.zone")}
      required
      options={zones.map((value) => ({ value, label: value }))}
      placeholder={t(region ? "words.choose" : "select.Dependent.first")}
      disabled={disabled || zones.length === 0}
    />
  );
}
