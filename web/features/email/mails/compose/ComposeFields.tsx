import { Button, makeStyles } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Upload, uploadFile } from "#web/lib/connection/uploads.ts";
import { RichTextField } from "#web/ui/editor/RichTextField.tsx";
import { FileField } from "#web/ui/form/files/FileField.tsx";
import { TagField } from "#web/ui/form/fields/TagField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import type { Person } from "#web/features/email/mails/data/composeInput.ts";
import {
  longestSubject,
  maxFile,
  maxFiles,
  mostFiles,
} from "#web/features/email/mails/data/composeSchema.ts";

const useStyles = makeStyles({
  more: { justifySelf: "start", marginBlockStart: "-8px", marginInlineStart: "-8px" },
});

/** Whoever gets the mail may read what is attached. */
const upload: Upload = (file, options) => uploadFile(file, { ...options, visibility: "link" });

export const preloadFields = () =>
  Promise.all([TagField.preload(), RichTextField.preload(), FileField.preload()]);

export interface ComposeFieldsProps {
  contacts: readonly Person[];
  isReply: boolean;
}

export function ComposeFields({ contacts, isReply }: ComposeFieldsProps) {
  const styles = useStyles();
  const { t } = useTranslation("email");
  const [cc, bcc]: string[][] = useWatch({ name: ["cc", "bcc"] });
  const [more, setMore] = useState(false);
  const options = useMemo(
    () => contacts.map(({ name, email }) => ({ value: email, label: `${name} (${email})` })),
    [contacts],
  );
  const people = { options, free: true, max: 100 };
  const all = more || (cc?.length ?? 0) > 0 || (bcc?.length ?? 0) > 0;
  return (
    <>
      <TagField name="to" label={t("compose.to")} required placeholder={t("compose.people")} {...people} />
      {all ? (
        <>
          <TagField name="cc" label={t("compose.cc")} {...people} />
          <TagField name="bcc" label={t("compose.bcc")} {...people} />
        </>
      ) : (
        <Button size="small" appearance="transparent" className={styles.more} onClick={() => setMore(true)}>
          {t("compose.more")}
        </Button>
      )}
      {!isReply && <TextField name="subject" label={t("compose.subject")} max={longestSubject} />}
      <RichTextField name="message" label={t("compose.message")} required={isReply} />
      <FileField
        name="files"
        label={t("files.title")}
        upload={upload}
        maxSize={maxFile}
        maxTotal={maxFiles}
        max={mostFiles}
      />
    </>
  );
}
