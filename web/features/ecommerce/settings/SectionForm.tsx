import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Form } from "#web/ui/form/Form.tsx";
import type { FormProps } from "#web/ui/form/formProps.ts";
import type { Section, SectionProps, Settings } from "./settingsValues.ts";

export interface SectionFormProps<TInput extends FieldValues, TOutput>
  extends SectionProps, Pick<FormProps<TInput, TOutput>, "schema"> {
  section: Section;
  valuesOf: (settings: Settings) => FormProps<TInput, TOutput>["initial"];
  save: (values: TOutput, expectedVersion: number) => Promise<unknown>;
  children: ReactNode;
}

export function SectionForm<TInput extends FieldValues, TOutput>(props: SectionFormProps<TInput, TOutput>) {
  const { settings, reload, section, schema, valuesOf, save, children } = props;
  const { t } = useTranslation("ecommerceSettings");
  const [unsaved, mark] = useState(false);
  // What the form began with: it follows what others save only while nothing is changed.
  const [base, setBase] = useState(settings);
  if (!unsaved && base !== settings) setBase(settings);
  const version = useRef(base.version);
  useEffect(() => {
    version.current = base.version;
  }, [base]);
  const initial = useMemo(() => valuesOf(base), [valuesOf, base]);
  const guard = useMemo(() => ({ mark, ask: (close: () => void) => close() }), []);

  const submit = async (values: TOutput) => {
    await save(values, version.current);
    showToast({ tone: "success", text: t("saved", { section: t(`sections.${section}`) }) });
  };
  const loadCurrent = async () => {
    const current = await reload();
    return (
      current && {
        values: valuesOf(current),
        accept: () => {
          version.current = current.version;
        },
      }
    );
  };
  return (
    <Form
      stays
      part="section"
      label={t(`sections.${section}`)}
      schema={schema}
      initial={initial}
      guard={guard}
      submitLabel={t("save")}
      onSubmit={submit}
      onCancel={() => undefined}
      loadCurrent={loadCurrent}
      record={`ShopSettings:${settings.id}`}
    >
      {children}
    </Form>
  );
}
