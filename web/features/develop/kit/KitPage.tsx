import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { lazyPiece } from "../../../ui/lazy/lazyPiece.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { KitTabs } from "./KitTabs.tsx";
import { type KitPartName, kitParts } from "./kitPart.ts";

const parts = {
  forms: lazyPiece(async () => (await import("./FormsPart.tsx")).FormsPart),
  data: lazyPiece(async () => (await import("./DataPart.tsx")).DataPart),
  display: lazyPiece(async () => (await import("./DisplayPart.tsx")).DisplayPart),
  feedback: lazyPiece(async () => (await import("./FeedbackPart.tsx")).FeedbackPart),
} satisfies Record<KitPartName, unknown>;

export function KitPage() {
  const { t } = useTranslation(["kit", "develop"]);
  const { part } = useParams();
  const current = kitParts.find((known) => known === part) ?? kitParts[0];
  const Part = parts[current];
  return (
    <>
      <PageHeader title={t("screens:develop.kit")} breadcrumb={[{ label: t("shell:nav.groups.support") }, { label: t("screens:develop.title") }, { label: t("screens:develop.kit") }]} status={[t("kit.line")]} />
      <KitTabs current={current} />
      <Part key={current} />
    </>
  );
}
