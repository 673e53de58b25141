import { makeStyles, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  state: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "8px" },
  name: {
    ...typographyStyles.caption1,
    margin: 0,
    paddingBlockStart: "8px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
    color: appTokens.colorNeutralForeground3,
  },
});

/** A further state of a piece under a thin line; `name` is a key below `kit.states`. */
export function ExampleState({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation("kit");
  return (
    <div className={styles.state}>
      <p className={styles.name}>{t(`kit.states.${name}`)}</p>
      {children}
    </div>
  );
}
