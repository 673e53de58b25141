import { SwitchBox, type SwitchBoxProps } from "#web/ui/control/SwitchBox.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { useRowTabIndex } from "./RowScope.ts";

/** A switch in a row. */
export interface SwitchCellProps extends Omit<SwitchBoxProps, "blocked"> {
  "aria-label": string;
  /** Why it cannot be switched now, and what would help. */
  blocked?: string | undefined;
}

/** A switch in a row, in the tab order only in the row under the cursor. A blocked one says why on hover and focus. */
export function SwitchCell({ blocked, ...box }: SwitchCellProps) {
  const tabIndex = useRowTabIndex();
  if (!blocked) return <SwitchBox {...box} tabIndex={tabIndex} />;
  return (
    <Hint describes label={blocked}>
      <SwitchBox {...box} blocked tabIndex={tabIndex} />
    </Hint>
  );
}
