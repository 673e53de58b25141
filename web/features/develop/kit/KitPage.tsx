import { useTranslation } from "react-i18next";
import { useParams } from "#web/lib/navigation/place.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { KitTabs } from "./KitTabs.tsx";
import { type KitPartName, kitParts } from "./kitPart.ts";

const parts = {
  forms: lazyComponent(() => import("./FormsPart.tsx"), "FormsPart"),
  data: lazyComponent(() => import("./DataPart.tsx"), "DataPart"),
  display: lazyComponent(() => import("./DisplayPart.tsx"), "DisplayPart"),
  feedback: lazyComponent(() => import("./FeedbackPart.tsx"), "FeedbackPart"),
} satisfies Record<KitPartName, unknown>;

export function Page() {
  const { t } = useTranslation(["kit", "develop"]);
  const { part } = useParams();
  const current = kitParts.find((known) => known === part) ?? kitParts[0];
  const Part = parts[current];
  return (
    <>
      <PageHeader
        title={t("screens:develop.kit")}
        breadcrumb={[
          { label: t("shell:nav.groups.support") },
          { label: t("screens:develop.title") },
          { label: t("screens:develop.kit") },
        ]}
        status={[t("kit.line")]}
      />
      <KitTabs current={current} />
      <Part key={current} />
    </>
  );
}
