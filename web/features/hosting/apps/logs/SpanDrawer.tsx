import { useState } from "react";
import * as z from "zod/mini";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { DateTimeField } from "#web/ui/form/dates/DateTimeField.tsx";
import { logTexts } from "./logParts.ts";
import type { LogPlace } from "./useLogPlace.ts";

const schema = async () => {
  const { instant } = await import("#web/ui/form/dates/dayParts.ts");
  return z.object({ from: instant(), to: z.nullable(z.string()) }).check(
    z.refine(({ from, to }) => to === null || to > from, {
      path: ["to"],
      params: { code: "WRONG_ORDER" },
    }),
  );
};

const hourAgo = () => new Date(new Date(Date.now() - 3_600_000).setSeconds(0, 0)).toISOString();

export interface SpanDrawerProps extends DrawerState {
  place: LogPlace;
  onChange: (changes: Partial<LogPlace>) => void;
}

export function SpanDrawer({ place, onChange, ...state }: SpanDrawerProps) {
  const words = useWords(logTexts);
  const [initial] = useState((): { from: string; to: string | null } => ({
    from: place.from ?? hourAgo(),
    to: place.to,
  }));
  return (
    <FormDrawer
      {...state}
      title={words("span.title")}
      meta={words("span.line")}
      schema={schema}
      initial={initial}
      submitLabel={words("span.action")}
      onSubmit={({ from, to }) => {
        onChange({ range: "all", from, to });
        state.onClose();
        return Promise.resolve();
      }}
    >
      <DateTimeField name="from" label={words("span.from")} required />
      <DateTimeField name="to" label={words("span.to")} help={words("span.toHelp")} />
    </FormDrawer>
  );
}
