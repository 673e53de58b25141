import { Button, Field, makeStyles } from "@fluentui/react-components";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { TextArea } from "#web/ui/control/TextArea.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  box: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px", maxInlineSize: "640px" },
  list: { display: "grid", gap: "8px", margin: 0, padding: 0, listStyleType: "none" },
  one: {
    padding: "8px 12px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  send: { justifySelf: "end" },
});

export const Comment: Demo = { order: 40, controls: ["disabled", "loading"], keys: true, Piece };

function Piece({ disabled, loading }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const [comments, setComments] = useState([t("textarea.Comment.first")]);
  const [typed, setTyped] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const blank = typed.trim() === "";
  const send = () => {
    if (blank || loading) return;
    setComments([...comments, typed.trim()]);
    setTyped("");
    area.current?.focus();
  };
  const sendByKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === "Enter" && (ctrlKey || metaKey)) send();
  };
  return (
    <div className={styles.box}>
      <ul className={styles.list} aria-label={t("textarea.Comment.list")} aria-live="polite">
        {comments.map((comment, place) => (
          <li key={place} className={styles.one} dir="auto">
            {comment}
          </li>
        ))}
      </ul>
      <Field label={t("textarea.Comment.label")}>
        <TextArea
          ref={area}
          rows={2}
          grows
          dir="auto"
          placeholder={t("textarea.Comment.placeholder")}
          disabled={disabled}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={sendByKey}
        />
      </Field>
      <Button
        className={styles.send}
        appearance="primary"
        disabledFocusable={blank || disabled || loading}
        onClick={send}
      >
        {t("textarea.Comment.send")}
      </Button>
    </div>
  );
}
