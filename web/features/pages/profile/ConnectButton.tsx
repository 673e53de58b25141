import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { PersonAdd16Regular } from "@fluentui/react-icons/svg/person-add";
import { PersonSubtract16Regular } from "@fluentui/react-icons/svg/person-subtract";
import { useTranslation } from "react-i18next";
import { Hint } from "#web/ui/hint/Hint.tsx";
import type { Connected } from "./useConnected.ts";
import type { Profile } from "./profileParts.ts";

const useStyles = makeStyles({
  finger: { "@media (hover: none)": { minBlockSize: "44px" } },
  square: { "@media (hover: none)": { minInlineSize: "44px", maxInlineSize: "44px" } },
});

export interface ConnectButtonProps {
  connection: Profile["connections"][number];
  connected: Connected;
  iconOnly?: boolean;
}

export function ConnectButton({ connection, connected, iconOnly = false }: ConnectButtonProps) {
  const styles = useStyles();
  const { t } = useTranslation("pages");
  const is = connected.is(connection);
  const { name } = connection;
  const label = is ? t("profile.disconnectFrom", { name }) : t("profile.connectWith", { name });
  const looks = {
    appearance: is ? ("subtle" as const) : ("secondary" as const),
    icon: is ? <PersonSubtract16Regular /> : <PersonAdd16Regular />,
    onClick: () => connected.toggle(connection),
  };
  if (iconOnly)
    return (
      <Hint label={label}>
        <Button {...looks} size="small" className={mergeClasses(styles.finger, styles.square)} />
      </Hint>
    );
  return (
    <Button {...looks} aria-label={label} className={styles.finger}>
      {t(is ? "profile.disconnect" : "profile.connect")}
    </Button>
  );
}
