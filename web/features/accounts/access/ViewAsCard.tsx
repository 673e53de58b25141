import { Button, makeStyles, Radio, RadioGroup, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccessRole } from "#web/generated/types.ts";
import { useViewAs } from "#web/lib/session/useViewAs.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  text: { margin: 0, color: appTokens.colorNeutralForeground2 },
  choices: { marginInlineStart: "-8px" },
  label: { display: "grid" },
  note: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  action: { justifySelf: "start" },
});

export function ViewAsCard({
  roles,
  role,
  ownRole,
}: {
  roles: readonly AccessRole[];
  role: AccessRole;
  ownRole: AccessRole;
}) {
  const styles = useStyles();
  const { t } = useTranslation("access");
  const viewAs = useViewAs();
  const tellError = useErrorToast();
  const [wanted, setWanted] = useState(role);
  const [busy, setBusy] = useState(false);
  const blocked =
    ownRole !== "ADMIN" ? t("viewAs.adminsOnly") : wanted === role ? t("viewAs.already") : undefined;
  const change = () => {
    setBusy(true);
    viewAs(wanted)
      .catch(tellError)
      .finally(() => setBusy(false));
  };
  const button = (
    <Button className={styles.action} disabledFocusable={blocked !== undefined || busy} onClick={change}>
      {wanted === ownRole && role !== ownRole
        ? t("viewAs.back")
        : t("viewAs.action", { role: t(`roles.${wanted}.name`) })}
    </Button>
  );
  return (
    <Card title={t("viewAs.title")}>
      <p className={styles.text}>{t(ownRole === "ADMIN" ? "viewAs.text" : "viewAs.adminsOnly")}</p>
      {ownRole === "ADMIN" && (
        <RadioGroup
          className={styles.choices}
          aria-label={t("viewAs.title")}
          value={wanted}
          onChange={(_, { value }) => setWanted(roles.find((one) => one === value) ?? role)}
        >
          {roles.map((one) => (
            <Radio
              key={one}
              value={one}
              label={
                <span className={styles.label}>
                  {t(`roles.${one}.name`)}
                  <span className={styles.note}>{t(`roles.${one}.text`)}</span>
                </span>
              }
            />
          ))}
        </RadioGroup>
      )}
      {ownRole === "ADMIN" &&
        (blocked === undefined ? (
          button
        ) : (
          <Hint label={blocked} describes>
            {button}
          </Hint>
        ))}
    </Card>
  );
}
