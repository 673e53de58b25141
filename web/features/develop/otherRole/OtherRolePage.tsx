import type { ApolloClient } from "@apollo/client";
import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useAreas } from "#web/lib/navigation/useAreas.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { OtherRoleDashboardDocument, useOtherRoleDashboardQuery } from "./otherRole.generated.ts";
import { RoleCard } from "./RoleCard.tsx";
import { figuresOf } from "./roleFigures.ts";

export const preload = (_: URL, client: ApolloClient) => startQuery(client, OtherRoleDashboardDocument, {});

const useStyles = makeStyles({
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(340px, 100%), 1fr))",
    alignItems: "start",
    gap: "16px",
  },
});

export function Page() {
  const styles = useStyles();
  const { t } = useTranslation(["developOtherRole", "access"]);
  const areas = useAreas();
  const { titleAt } = useScreen();
  const { data, error, refetch } = useOtherRoleDashboardQuery();
  const viewer = data?.viewer;
  const roles = data ? figuresOf(data.accessSubjects, areas) : [];
  const ordinary = new Set(roles.find(({ role }) => role === "CLIENT")?.screens);
  return (
    <>
      <ScreenHeader
        status={[viewer ? t("status", { role: t(`access:roles.${viewer.role}.name`) }) : t("line")]}
      />
      {error && !data ? (
        <ErrorState title={t("failed")} error={error} onRetry={refetch} />
      ) : (
        <div className={styles.cards}>
          {viewer
            ? roles.map((figures) => (
                <RoleCard
                  key={figures.role}
                  figures={figures}
                  onlyHere={figures.screens.filter((path) => !ordinary.has(path))}
                  isMine={figures.role === viewer.role}
                  mayView={viewer.ownRole === "ADMIN"}
                  titleAt={titleAt}
                />
              ))
            : [1, 2, 3].map((card) => <CardSkeleton key={card} label={t("loading")} lines={6} />)}
        </div>
      )}
    </>
  );
}
