import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";

const schema = z.object({ name: text({ min: 1, max: 24 }) });

export const Typing: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="form-validation.Typing" schema={schema} initial={{ name: "demo" }}>
      <TextField
        name="name"
        label={t("words.name")}
        required
        max={24}
        help={t("form-validation.Typing.help")}
      />
      <Answer />
    </TryForm>
  );
}

function Answer() {
  const { t } = useTranslation("galleryForms");
  const { name = "" } = useWatch<z.input<typeof schema>>();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(name), 400);
    return () => clearTimeout(timer);
  }, [name]);
  if (name.trim() === "") return <p role="status" />;
  const answer = asked === "demo-mall" ? "taken" : "free";
  return <p role="status">{t(`form-validation.Typing.${asked === name ? answer : "asking"}`)}</p>;
}
