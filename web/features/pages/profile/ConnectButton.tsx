import { Button } from "@fluentui/react-components";
import { PersonAdd16Regular } from "@fluentui/react-icons/svg/person-add";
import { PersonSubtract16Regular } from "@fluentui/react-icons/svg/person-subtract";
import { useTranslation } from "react-i18next";
import { Hint } from "#web/ui/hint/Hint.tsx";
import type { Connected } from "./useConnected.ts";
import type { Profile } from "./profileParts.ts";

export interface ConnectButtonProps {
  connection: Profile["connections"][number];
  connected: Connected;
  iconOnly?: boolean;
}

export function ConnectButton({ connection, connected, iconOnly = false }: ConnectButtonProps) {
  const { t } = useTranslation("pages");
  const is = connected.is(connection);
  const { name } = connection;
  const label = is ? t("profile.disconnectFrom", { name }) : t("profile.connectWith", { name });
  const icon = is ? <PersonSubtract16Regular /> : <PersonAdd16Regular />;
  const onClick = () => connected.toggle(connection);
  if (iconOnly)
    return (
      <Hint label={label}>
        <Button size="small" appearance={is ? "subtle" : "secondary"} icon={icon} onClick={onClick} />
      </Hint>
    );
  return (
    <Button aria-label={label} appearance={is ? "subtle" : "secondary"} icon={icon} onClick={onClick}>
      {t(is ? "profile.disconnect" : "profile.connect")}
    </Button>
  );
}
