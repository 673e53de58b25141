import { Button, Input, makeStyles, Select } from "@fluentui/react-components";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { LazyDialog } from "./parts/LazyDialog.tsx";
import { useOpen } from "./parts/useOpen.ts";

const useStyles = makeStyles({
  row: { display: "flex", flexWrap: "wrap", gap: "8px" },
  input: { flexGrow: 1, minInlineSize: 0 },
  list: { display: "grid", gap: "12px", margin: 0, padding: 0, listStyleType: "none" },
  problem: { margin: 0, color: appTokens.badForeground },
});

const roles = ["look", "deploy", "manage"] as const;
const sample = "name@example.com";
const link = "https://berth.example/share/9f3a7c21";

export const Share: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const { used, open, show, close } = useOpen();
  const [people, setPeople] = useState(["priya@example.com", "joonas@example.com"]);
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget).get("address");
    const address = typeof said === "string" ? said.trim() : "";
    const isRight = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) && !people.includes(address);
    setWrong(!isRight);
    if (!isRight) return;
    setPeople([...people, address]);
    event.currentTarget.reset();
  };
  return (
    <>
      <Button onClick={show}>{t("dialogs.Share.open")}</Button>
      {used && (
        <LazyDialog
          open={open}
          title={t("dialogs.Share.title")}
          onClose={close}
          actions={
            <Button appearance="primary" onClick={close}>
              {t("dialogs.Share.done")}
            </Button>
          }
        >
          <form className={styles.row} noValidate onSubmit={invite}>
            <Input
              className={styles.input}
              name="address"
              dir="ltr"
              maxLength={120}
              aria-label={t("dialogs.Share.address")}
              placeholder={sample}
              aria-invalid={wrong}
              aria-describedby={wrong ? id : undefined}
            />
            <Button type="submit">{t("dialogs.Share.invite")}</Button>
          </form>
          {wrong && (
            <p id={id} role="alert" className={styles.problem}>
              {t("dialogs.Share.wrong")}
            </p>
          )}
          <ul className={styles.list}>
            {people.map((name) => (
              <li key={name}>
                <PersonLine
                  name={name}
                  avatar={null}
                  end={
                    <Select size="small" aria-label={t("dialogs.Share.role", { name })}>
                      {roles.map((role) => (
                        <option key={role}>{t(`dialogs.Share.roles.${role}`)}</option>
                      ))}
                    </Select>
                  }
                />
              </li>
            ))}
          </ul>
          <div className={styles.row}>
            <Input
              className={styles.input}
              readOnly
              dir="ltr"
              value={link}
              aria-label={t("dialogs.Share.link")}
            />
            <CopyButton text={link} label={t("dialogs.Share.copy")} />
          </div>
        </LazyDialog>
      )}
    </>
  );
}
