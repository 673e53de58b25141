import { Field } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { ListBox } from "#web/ui/control/ListBox.tsx";
import { texts } from "./calendarView.ts";

const zones = Intl.supportedValuesOf("timeZone");

export interface ZoneChoiceProps {
  /** The zone of the second column of hours; null for none. */
  zone: string | null;
  onZone: (zone: string | null) => void;
}

export const readZone = (kept: unknown): string | null =>
  typeof kept === "string" && zones.includes(kept) ? kept : null;

export function ZoneChoice({ zone, onZone }: ZoneChoiceProps) {
  const words = useWords(texts);
  return (
    <Field label={words("zone.label")} size="small">
      <ListBox value={zone ?? ""} onChange={({ target }) => onZone(target.value || null)}>
        <option value="">{words("zone.none")}</option>
        {zones.map((name) => (
          <option key={name} value={name}>
            {name.replaceAll("_", " ")}
          </option>
        ))}
      </ListBox>
    </Field>
  );
}
