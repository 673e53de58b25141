import { Button } from "@fluentui/react-components";
import { Eye20Regular } from "@fluentui/react-icons/svg/eye";
import { EyeOff20Regular } from "@fluentui/react-icons/svg/eye-off";
import { useTranslation } from "react-i18next";
import { Hint } from "#web/ui/hint/Hint.tsx";

/** Shows and hides what stands in a field for a password. */
export function RevealButton({ revealed, onPress }: { revealed: boolean; onPress: () => void }) {
  const { t } = useTranslation("ui");
  return (
    <Hint label={t(revealed ? "form.hide" : "form.reveal")}>
      <Button
        size="small"
        appearance="transparent"
        icon={revealed ? <EyeOff20Regular /> : <Eye20Regular />}
        onClick={onPress}
      />
    </Hint>
  );
}
