import { Input, makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { QrCode } from "#web/ui/figure/QrCode.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";

const useStyles = makeStyles({
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "16px" },
  code: { inlineSize: "144px" },
  words: { display: "grid", flexGrow: 1, flexBasis: "200px", gap: "8px", minInlineSize: 0 },
  line: { display: "flex", gap: "4px" },
  input: { flexGrow: 1, minInlineSize: 0 },
});

const first = "https://tidemark.berth.example";

export const Scan: Demo = { order: 20, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("galleryCards");
  const [address, setAddress] = useState(first);
  return (
    <Card title={t("card-widgets.Scan.title")}>
      <div className={styles.row}>
        <div className={styles.code}>
          <QrCode text={address || first} label={t("card-widgets.Scan.code", { address })} />
        </div>
        <div className={styles.words}>
          <span className={styles.line}>
            <Input
              className={styles.input}
              dir="ltr"
              maxLength={120}
              value={address}
              aria-label={t("card-widgets.Scan.address")}
              onChange={(_, { value }) => setAddress(value)}
            />
            <CopyButton text={address} label={t("card-widgets.Scan.copy")} />
          </span>
          <p className={text.caption}>{t("card-widgets.Scan.hint")}</p>
        </div>
      </div>
    </Card>
  );
}
