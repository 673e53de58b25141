import type { ApolloClient } from "@apollo/client";
import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useTab } from "#web/lib/navigation/useTab.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { FormSkeleton } from "#web/ui/form/FormSkeleton.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";
import {
  ShopSettingsDocument,
  useShopSettingsChangesSubscription,
  useShopSettingsQuery,
} from "./settings.generated.ts";
import { type SectionProps, sections } from "./settingsValues.ts";
import { StoreSection } from "./StoreSection.tsx";

const parts = {
  store: StoreSection,
  payments: lazyComponent(async () => (await import("./PaymentsSection.tsx")).PaymentsSection, Waiting),
  checkout: lazyComponent(async () => (await import("./CheckoutSection.tsx")).CheckoutSection, Waiting),
  shipping: lazyComponent(async () => (await import("./ShippingSection.tsx")).ShippingSection, Waiting),
  locations: lazyComponent(async () => (await import("./LocationsSection.tsx")).LocationsSection, Waiting),
  notifications: lazyComponent(
    async () => (await import("./NotificationsSection.tsx")).NotificationsSection,
    Waiting,
  ),
} as const;

const useStyles = makeStyles({ section: { maxInlineSize: "880px" } });

export const preloadShopSettings = (_: URL, client: ApolloClient) =>
  startQuery(client, ShopSettingsDocument, {});

export function ShopSettingsPage() {
  const { t } = useTranslation("ecommerceSettings");
  const { data, error, refetch } = useShopSettingsQuery();
  if (data?.shopSettings)
    return (
      <SettingsScreen
        settings={data.shopSettings}
        reload={async () => (await refetch()).data?.shopSettings}
      />
    );
  if (error) return <ErrorState title={t("failed")} error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton label={t("screens:ecommerce.settings")} />;
}

function SettingsScreen(props: SectionProps) {
  const { t } = useTranslation(["ecommerceSettings", "shell"]);
  const styles = useStyles();
  const format = useFormat();
  const [section, show] = useTab(sections, "section");
  useShopSettingsChangesSubscription({ ignoreResults: true });
  const Part = parts[section];
  return (
    <>
      <PageHeader
        title={t("screens:ecommerce.settings")}
        breadcrumb={[
          { label: t("shell:nav.groups.samples") },
          { label: t("screens:ecommerce.title") },
          { label: t("screens:ecommerce.settings") },
        ]}
        status={[t("changed", { when: format.relative(props.settings.updatedAt) })]}
      />
      <PageTabs
        label={t("tabs")}
        tabs={sections.map((id) => ({ id, label: t(`sections.${id}`) }))}
        tab={section}
        onTab={show}
      >
        <div className={styles.section}>
          <Part key={section} {...props} />
        </div>
      </PageTabs>
    </>
  );
}

function Waiting() {
  const { t } = useTranslation("ecommerceSettings");
  return <CardSkeleton label={t("screens:ecommerce.settings")} lines={6} />;
}
