import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { FreeDomainTermsSetDocument } from "./domains.generated.ts";
import { domainTexts, type Terms } from "./domainParts.ts";

const names = z.string().check(z.maxLength(20_000));
const schema = z.object({
  isEnabled: z.boolean(),
  minLength: wholeNumber({ min: 1, max: 63 }),
  maxLength: wholeNumber({ min: 1, max: 63 }),
  perUser: wholeNumber({ min: 0, max: 1_000 }),
  termDays: wholeNumber({ min: 1, max: 3_650 }),
  pointsCost: wholeNumber({ min: 0, max: 1_000_000 }),
  reserved: names,
  flagged: names,
});
const numbers = ["minLength", "maxLength", "perUser", "termDays", "pointsCost"] as const;
const lists = ["reserved", "flagged"] as const;
const linesOf = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

export interface TermsDrawerProps extends DrawerState {
  terms: Terms;
  onDone: () => void;
}

/** Writes the terms of a suffix anew. */
export function TermsDrawer({ terms, onDone, ...state }: TermsDrawerProps) {
  const words = useWords(domainTexts);
  const mutate = useMutate();
  const { suffix, version, isEnabled, minLength, maxLength, perUser, termDays, pointsCost } = terms;
  const initial: z.input<typeof schema> = {
    isEnabled,
    minLength,
    maxLength,
    perUser,
    termDays,
    pointsCost,
    reserved: terms.reserved?.join("\n") ?? "",
    flagged: terms.flagged?.join("\n") ?? "",
  };
  return (
    <FormDrawer
      {...state}
      title={words("admin.editOf", { suffix })}
      meta={words("admin.editLine")}
      schema={schema}
      initial={initial}
      submitLabel={words("save")}
      onSubmit={async (given) => {
        const input = { ...given, reserved: linesOf(given.reserved), flagged: linesOf(given.flagged) };
        await mutate(FreeDomainTermsSetDocument, { suffix, version, input });
        showToast({ tone: "success", text: words("saved") });
        state.onClose();
        onDone();
      }}
    >
      <SwitchField name="isEnabled" label={words("admin.open")} />
      {numbers.map((name) => (
        <NumberField key={name} name={name} label={words(`admin.${name}`)} required />
      ))}
      {lists.map((name) => (
        <TextAreaField
          key={name}
          name={name}
          label={words(`admin.${name}`)}
          help={words("admin.listHelp")}
          rows={4}
        />
      ))}
    </FormDrawer>
  );
}
