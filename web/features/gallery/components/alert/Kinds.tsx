import { makeStyles, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";

const useStyles = makeStyles({
  list: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "8px" },
});

const kinds = ["info", "success", "warning", "error"] as const;

export const Kinds: Demo = { order: 10, controls: ["longText"], keys: true, Piece };

function Piece({ longText }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryComponents");
  return (
    <div className={styles.list}>
      {kinds.map((kind) => (
        <MessageBar key={kind} intent={kind} layout={longText ? "multiline" : "auto"}>
          <MessageBarBody>{t(longText ? "alert.Kinds.long" : `alert.Kinds.${kind}`)}</MessageBarBody>
        </MessageBar>
      ))}
    </div>
  );
}
