import { BuildingMultiple24Regular } from "@fluentui/react-icons/svg/building-multiple";
import { People24Regular } from "@fluentui/react-icons/svg/people";
import { Person24Regular } from "@fluentui/react-icons/svg/person";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";

const plans = [
  { value: "small", icon: <Person24Regular />, amountMinor: 2_900 },
  { value: "team", icon: <People24Regular />, amountMinor: 19_900 },
  { value: "large", icon: <BuildingMultiple24Regular />, amountMinor: 99_900 },
] as const;
const schema = z.object({ plan: z.enum(["small", "team", "large"]) });

export const Plans: Demo = { order: 10, controls: ["disabled", "error"], keys: true, Piece };

function Piece({ disabled, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const { money } = useFormat();
  return (
    <TryForm
      demo="custom-input.Plans"
      schema={schema}
      initial={{ plan: "team" }}
      wrong={error && { plan: "REQUIRED" }}
    >
      <RadioField
        name="plan"
        label={t("custom-input.Plans.label")}
        required
        look="cards"
        disabled={disabled}
        options={plans.map(({ value, icon, amountMinor }) => ({
          value,
          icon,
          label: t(`custom-input.Plans.${value}.label`),
          note: t(`custom-input.Plans.${value}.note`, {
            price: money({ amountMinor, currency: "CNY" }, { whole: true }),
          }),
        }))}
      />
    </TryForm>
  );
}
