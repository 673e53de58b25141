import { useTranslation } from "react-i18next";
import { useSandbox } from "#web/lib/connection/sandbox.ts";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { JournalCard } from "./JournalCard.tsx";
import { SampleDataCard } from "./SampleDataCard.tsx";
import { SandboxCard } from "./SandboxCard.tsx";
import { FaultRulesCard } from "./FaultRulesCard.tsx";
import { useMockStyles } from "./mockStyles.ts";

const ClockCard = lazyComponent(() => import("./ClockCard.tsx"), "ClockCard");
const OutboxCard = lazyComponent(() => import("./OutboxCard.tsx"), "OutboxCard");

export function Page() {
  const { t } = useTranslation(["mockServer", "develop", "shell"]);
  const styles = useMockStyles();
  const sandbox = useSandbox();
  return (
    <>
      <PageHeader
        title={t("screens:develop.mock")}
        breadcrumb={[
          { label: t("shell:nav.groups.support") },
          { label: t("screens:develop.title") },
          { label: t("screens:develop.mock") },
        ]}
        status={[sandbox === null ? t("here.main") : t("here.sandbox", { name: sandbox })]}
      />
      <div className={styles.page}>
        <Columns
          main={
            <>
              <FaultRulesCard />
              <SampleDataCard key={sandbox} />
            </>
          }
          side={<SandboxCard />}
        />
        <ClockCard />
        <OutboxCard />
        <JournalCard />
      </div>
    </>
  );
}
