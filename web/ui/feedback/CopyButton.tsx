import { Button } from "@fluentui/react-components";
import { Checkmark16Regular } from "@fluentui/react-icons/svg/checkmark";
import { Copy16Regular } from "@fluentui/react-icons/svg/copy";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Hint } from "#web/ui/hint/Hint.tsx";

/** How long the tick stays after copying, in milliseconds. */
const tickTime = 1500;

/** Copies a text; `label` says which. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation("ui");
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), tickTime);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Hint label={copied ? t("copied") : label}>
      <Button
        size="small"
        appearance="subtle"
        icon={copied ? <Checkmark16Regular /> : <Copy16Regular />}
        onClick={copy}
      />
    </Hint>
  );
}
