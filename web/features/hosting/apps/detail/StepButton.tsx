import { Button } from "@fluentui/react-components";
import type { ReactElement } from "react";
import { useFocusAround } from "#web/ui/feedback/useFocusAround.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";

export interface StepButtonProps {
  icon: ReactElement;
  label: string;
  /** Why it cannot be pressed now. */
  blocked: string | undefined;
  isOff: boolean;
  onPress: () => void;
}

/** A step of the app's header, which goes away where the app has come to a state without it. */
export function StepButton({ icon, label, blocked, isOff, onPress }: StepButtonProps) {
  const button = useFocusAround();
  return (
    <Hint label={blocked} describes>
      <Button ref={button} icon={icon} disabledFocusable={isOff} onClick={onPress}>
        {label}
      </Button>
    </Hint>
  );
}
