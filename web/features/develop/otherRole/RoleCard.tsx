import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewAs } from "#web/lib/session/useViewAs.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import type { RoleFigures } from "./roleFigures.ts";

const useStyles = makeStyles({
  more: { ...typographyStyles.caption1, margin: 0, paddingInlineStart: "16px", lineHeight: "24px" },
  action: { justifySelf: "start" },
});

/** What a role can do, the screens that it has and another lacks, and the way to see the console as it does. */
export function RoleCard({
  figures: { role, reads, changes, others, screens },
  onlyHere,
  isMine,
  mayView,
  titleAt,
}: {
  figures: RoleFigures;
  /** The screens that a client has not. */
  onlyHere: readonly string[];
  isMine: boolean;
  mayView: boolean;
  titleAt: (path: string) => string;
}) {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation(["access", "developOtherRole"]);
  const format = useFormat();
  const viewAs = useViewAs();
  const tellError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const say = (key: string) => t(`developOtherRole:${key}`);
  const blocked = isMine ? t("viewAs.already") : mayView ? undefined : t("viewAs.adminsOnly");
  const change = () => {
    setBusy(true);
    viewAs(role)
      .catch(tellError)
      .finally(() => setBusy(false));
  };
  const button = (
    <Button className={styles.action} disabledFocusable={blocked !== undefined || busy} onClick={change}>
      {t("viewAs.action", { role: t(`roles.${role}.name`) })}
    </Button>
  );
  return (
    <Card
      title={t(`roles.${role}.name`)}
      line={t(`roles.${role}.text`)}
      tools={isMine && <StatusPill tone="ok">{say("mine")}</StatusPill>}
    >
      <DescriptionList
        items={Object.entries({ places: screens.length, reads, changes, others }).map(([id, count]) => ({
          id,
          name: say(id),
          value: format.number(count),
        }))}
      />
      {onlyHere.length > 0 && (
        <div>
          <strong>{say("onlyHere")}</strong>
          <ul className={styles.more}>
            {onlyHere.map((path) => (
              <li key={path}>
                {isMine && !path.includes(":") ? (
                  <PlaceLink className={text.link} to={path}>
                    {titleAt(path)}
                  </PlaceLink>
                ) : (
                  titleAt(path)
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {blocked === undefined ? (
        button
      ) : (
        <Hint label={blocked} describes>
          {button}
        </Hint>
      )}
    </Card>
  );
}
