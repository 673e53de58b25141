import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { emailAddress } from "#web/ui/form/checks/schemaParts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";

const schema = z.object({ email: emailAddress() });

const useStyles = makeStyles({
  line: {
    maxInlineSize: "480px",
    "& form": { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start", columnGap: "8px" },
    // Beside the box, below the line of its label.
    "& form > :last-child": {
      paddingBlockStart: "22px",
      // Boxes are higher there.
      "@media (max-width: 639.98px)": { paddingBlockStart: "26px" },
    },
  },
});

export const Inline: Demo = { order: 60, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation(["galleryForms", "galleryDemos"]);
  const [times, setTimes] = useState(0);
  return (
    <div className={styles.line}>
      <Form
        key={times}
        small
        label={t("galleryDemos:forms.form-layouts.Inline")}
        schema={schema}
        initial={{ email: "" }}
        submitLabel={t("form-layouts.Inline.invite")}
        onCancel={() => setTimes(times + 1)}
        onSubmit={async ({ email }) => {
          showToast({ tone: "success", text: t("form-layouts.Inline.invited", { email }) });
          setTimes(times + 1);
        }}
      >
        <TextField name="email" label={t("words.email")} required kind="ltr" disabled={disabled} />
      </Form>
    </div>
  );
}
