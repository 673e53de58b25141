import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";

export function KitPage() {
  const { t } = useTranslation("develop");
  return <PageHeader title={t("kit.title")} />;
}
