import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";

export function MockServerPage() {
  const { t } = useTranslation("develop");
  return <PageHeader title={t("mock.title")} />;
}
