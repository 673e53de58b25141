import { Button } from "@fluentui/react-components";
import type { ReactElement } from "react";
import { Hint } from "#web/ui/hint/Hint.tsx";

/** A button that is only an icon. */
export interface ToolButtonProps {
  /** Its name, shown as a hint too. */
  label: string;
  /** 20 px regular; 16 px in a small button. */
  icon: ReactElement;
  onPress: () => void;
  /** 24 px, inside rows and bars. */
  small?: boolean;
}

/** An icon that does one thing, with its name as a hint. */
export function ToolButton({ label, icon, onPress, small = false }: ToolButtonProps) {
  return (
    <Hint label={label}>
      <Button appearance="subtle" size={small ? "small" : "medium"} icon={icon} onClick={onPress} />
    </Hint>
  );
}
