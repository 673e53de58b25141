import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";

const rights = ["read", "deploy", "bill"] as const;

const useStyles = makeStyles({
  tree: { display: "grid", justifyItems: "start", gap: "4px" },
  below: { display: "grid", gap: "4px", paddingInlineStart: "24px" },
  line: { display: "flex", alignItems: "center", gap: "8px", minBlockSize: "32px", cursor: "pointer" },
});

export const Tree: Demo = { order: 40, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const [chosen, setChosen] = useState<readonly string[]>(["read"]);
  const all = chosen.length === rights.length;
  const turn = (right: string) => setChosen(rights.filter((one) => (one === right) !== chosen.includes(one)));

  return (
    <div role="group" aria-label={t("checkbox.Tree.all")} className={styles.tree}>
      <label className={styles.line}>
        <CheckBox
          disabled={disabled}
          checked={all || (chosen.length > 0 && "mixed")}
          onChange={() => setChosen(all ? [] : rights)}
        />
        {t("checkbox.Tree.all")}
      </label>
      <div className={styles.below}>
        {rights.map((right) => (
          <label key={right} className={styles.line}>
            <CheckBox disabled={disabled} checked={chosen.includes(right)} onChange={() => turn(right)} />
            {t(`checkbox.Tree.${right}`)}
          </label>
        ))}
      </div>
    </div>
  );
}
