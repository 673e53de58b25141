import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { FileChoice } from "#web/ui/importing/FileChoice.tsx";

export const Lines: Demo = { order: 70, controls: ["loading"], keys: true, Piece };

const useStyles = makeStyles({
  box: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px", maxInlineSize: "640px" },
  said: { margin: 0, overflowWrap: "anywhere" },
});

function Piece({ loading }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const { number } = useFormat();
  const [said, setSaid] = useState("");
  const read = async (file: File) => {
    const lines = (await file.text()).split("\n").filter((line) => line.trim() !== "");
    setSaid(
      t("file-input.Lines.read", {
        name: file.name,
        lines: number(lines.length),
        columns: number(lines[0]?.split(",").length ?? 0),
      }),
    );
  };
  return (
    <div className={styles.box}>
      <FileChoice busy={loading} onFile={(file) => void read(file)} />
      <p role="status" className={styles.said}>
        {said || t("file-input.Lines.none")}
      </p>
    </div>
  );
}
