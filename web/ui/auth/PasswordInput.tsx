import { Button, Input, type InputProps } from "@fluentui/react-components";
import { Eye20Regular } from "@fluentui/react-icons/svg/eye";
import { EyeOff20Regular } from "@fluentui/react-icons/svg/eye-off";
import { LockClosed20Regular } from "@fluentui/react-icons/svg/lock-closed";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Hint } from "#web/ui/hint/Hint.tsx";

/** Takes a password, hidden until its eye is pressed. */
export function PasswordInput(props: Omit<InputProps, "type" | "contentBefore" | "contentAfter">) {
  const { t } = useTranslation("ui");
  const [shown, setShown] = useState(false);
  return (
    <Input
      autoComplete="current-password"
      {...props}
      type={shown ? "text" : "password"}
      size="large"
      dir="ltr"
      contentBefore={<LockClosed20Regular />}
      contentAfter={
        <Hint label={t(shown ? "auth.hide" : "auth.show")}>
          <Button
            appearance="transparent"
            icon={shown ? <EyeOff20Regular /> : <Eye20Regular />}
            onClick={() => setShown(!shown)}
          />
        </Hint>
      }
    />
  );
}
