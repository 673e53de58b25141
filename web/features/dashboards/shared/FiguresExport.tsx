import { Button } from "@fluentui/react-components";
import { ArrowDownload20Regular } from "@fluentui/react-icons/svg/arrow-download";
import { useTranslation } from "react-i18next";
import { inSandbox } from "#web/lib/connection/sandbox.ts";

const columns = ["part", "name", "from", "to", "now", "before"] as const;

export function FiguresExport({ path, days }: { path: string; days: number }) {
  const { t } = useTranslation("dashboards");
  const headers = Object.fromEntries(columns.map((id) => [id, t(`export.${id}`)]));
  const search = new URLSearchParams({ days: String(days), headers: JSON.stringify(headers) });
  return (
    <Button as="a" icon={<ArrowDownload20Regular />} href={inSandbox(`${path}?${search}`)} download>
      {t("export.action")}
    </Button>
  );
}
