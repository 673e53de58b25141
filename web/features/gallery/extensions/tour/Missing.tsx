import { Button, makeStyles } from "@fluentui/react-components";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { useTour } from "#web/ui/tour/useTour.ts";

const useStyles = makeStyles({
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" },
});

export const Missing: Demo = { order: 20, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCharts");
  const tour = useTour();
  const tellError = useErrorToast();
  const [stands, setStands] = useState(false);
  const [ended, setEnded] = useState(0);
  const id = useId();
  const start = () =>
    tour(
      [
        { at: `[id="${id}-missing"]`, title: t("tour.Missing.missing"), text: t("tour.Missing.missingText") },
        { title: t("tour.Missing.middle"), text: t("tour.Missing.middleText") },
      ],
      () => setEnded((times) => times + 1),
    ).catch(tellError);
  return (
    <div className={styles.row}>
      <label className={styles.row}>
        <CheckBox checked={stands} onChange={() => setStands(!stands)} />
        {t("tour.Missing.stands")}
      </label>
      {stands && <Button id={`${id}-missing`}>{t("tour.Missing.button")}</Button>}
      <Button appearance="primary" onClick={() => void start()}>
        {t("tour.Missing.start")}
      </Button>
      <span role="status">{t("tour.Missing.ended", { count: ended })}</span>
    </div>
  );
}
