import { makeStyles } from "@fluentui/react-components";
import { ArrowClockwise20Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { ChevronUp20Regular } from "@fluentui/react-icons/svg/chevron-up";
import { Pin20Regular } from "@fluentui/react-icons/svg/pin";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { Sparkline } from "#web/ui/chart/Sparkline.tsx";
import { MoreButton } from "#web/ui/menu/MoreButton.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

const useStyles = makeStyles({ tools: { display: "flex", alignItems: "center", gap: "8px" } });

const first = [31, 42, 38, 55, 49, 61, 72];

export const All: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const { number } = useFormat();
  const [pinned, setPinned] = useState(false);
  const [folded, setFolded] = useState(false);
  const [values, setValues] = useState(first);
  const latest = values.at(-1) ?? 0;
  return (
    <Card
      title={t("card-actions.All.title")}
      tools={
        <span className={styles.tools}>
          {pinned && <StatusPill tone="info">{t("card-actions.All.pinned")}</StatusPill>}
          <MoreButton
            label={t("card-actions.All.more")}
            appearance="subtle"
            actions={() => [
              {
                id: "reload",
                label: t("card-actions.All.reload"),
                icon: <ArrowClockwise20Regular />,
                run: () => setValues([...values.slice(1), ((latest * 7) % 53) + 30]),
              },
              {
                id: "fold",
                label: t(folded ? "card-actions.All.unfold" : "card-actions.All.fold"),
                icon: <ChevronUp20Regular />,
                run: () => setFolded(!folded),
              },
              {
                id: "pin",
                label: t(pinned ? "card-actions.All.unpin" : "card-actions.All.pin"),
                icon: <Pin20Regular />,
                run: () => setPinned(!pinned),
              },
            ]}
          />
        </span>
      }
    >
      {!folded && (
        <span className={styles.tools}>
          <Sparkline values={values} label={t("card-actions.All.trend")} width={160} />
          <span role="status">{t("card-actions.All.now", { count: number(latest) })}</span>
        </span>
      )}
    </Card>
  );
}
