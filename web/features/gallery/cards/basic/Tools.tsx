import { Button, makeStyles } from "@fluentui/react-components";
import { Add16Regular } from "@fluentui/react-icons/svg/add";
import { ArrowSync20Regular } from "@fluentui/react-icons/svg/arrow-sync";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { MoreButton } from "#web/ui/menu/MoreButton.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { CardGrid } from "#web/features/gallery/cards/parts/CardGrid.tsx";

const useStyles = makeStyles({ foot: { display: "flex", flexWrap: "wrap", gap: "8px" } });

export const Tools: Demo = { order: 20, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const tell = (key: string) => () => showToast({ tone: "info", text: t(`card-basic.Tools.${key}Done`) });
  return (
    <CardGrid>
      <Card
        title={t("card-basic.Tools.domains")}
        line={t("card-basic.Tools.domainsLine")}
        tools={
          <Button size="small" icon={<Add16Regular />} onClick={tell("add")}>
            {t("card-basic.Tools.add")}
          </Button>
        }
      >
        <div>
          <StatusPill tone="ok">{t("card-basic.Tools.valid")}</StatusPill>
        </div>
      </Card>
      <Card
        title={t("card-basic.Tools.backup")}
        tools={
          <MoreButton
            label={t("card-basic.Tools.more")}
            appearance="subtle"
            actions={() => [
              {
                id: "again",
                label: t("card-basic.Tools.again"),
                icon: <ArrowSync20Regular />,
                run: tell("again"),
              },
              {
                id: "remove",
                label: t("card-basic.Tools.remove"),
                icon: <Delete20Regular />,
                tone: "danger",
                run: tell("remove"),
              },
            ]}
          />
        }
      >
        {t("card-basic.Tools.backupText")}
        <div className={styles.foot}>
          <Button appearance="primary" onClick={tell("again")}>
            {t("card-basic.Tools.again")}
          </Button>
          <Button onClick={tell("restore")}>{t("card-basic.Tools.restore")}</Button>
        </div>
      </Card>
    </CardGrid>
  );
}
