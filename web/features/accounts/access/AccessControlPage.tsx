import { useTranslation } from "react-i18next";
import { can } from "#web/lib/session/ability.ts";
import { useSession } from "#web/lib/session/session.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { useAccessOverviewQuery } from "./access.generated.ts";
import { DemoCard } from "./DemoCard.tsx";
import { RightsCard } from "./RightsCard.tsx";
import { ViewAsCard } from "./ViewAsCard.tsx";

const AccountsCard = lazyComponent(() => import("./accounts/AccountsCard.tsx"), "AccountsCard");
const RecordCard = lazyComponent(() => import("./record/RecordCard.tsx"), "RecordCard", {
  texts: ["accountsUsers"],
});

export function Page() {
  const { t } = useTranslation(["access", "shell"]);
  const session = useSession();
  const { data, error, refetch } = useAccessOverviewQuery();
  const viewer = data?.viewer;
  const roles = [
    ...new Set(data?.accessSubjects.flatMap(({ verdicts }) => verdicts.map(({ role }) => role))),
  ];
  const rights =
    data && viewer ? (
      <RightsCard subjects={data.accessSubjects} roles={roles} own={viewer.role} />
    ) : error ? (
      <ErrorState title={t("failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={t("loading")} lines={12} />
    );
  return (
    <>
      <PageHeader
        title={t("title")}
        breadcrumb={[
          { label: t("shell:nav.groups.samples") },
          { label: t("screens:users.rights") },
          { label: t("title") },
        ]}
        status={[
          session?.user.fullName,
          viewer ? t(`roles.${viewer.role}.name`) : undefined,
          viewer && viewer.role !== viewer.ownRole
            ? t("own", { role: t(`roles.${viewer.ownRole}.name`) })
            : undefined,
        ]}
      />
      <Columns
        main={
          <>
            {rights}
            {can(session?.rules ?? [], "manage", "Account") && <AccountsCard />}
            {can(session?.rules ?? [], "read", "SecurityRecord") && <RecordCard />}
          </>
        }
        side={
          <>
            <DemoCard />
            {viewer ? (
              <ViewAsCard key={viewer.role} roles={roles} role={viewer.role} ownRole={viewer.ownRole} />
            ) : (
              !error && <CardSkeleton label={t("loading")} />
            )}
          </>
        }
      />
    </>
  );
}
