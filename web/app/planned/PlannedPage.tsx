import { Button, makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { usePlace } from "#web/lib/navigation/place.ts";
import { devToolsOn } from "#web/lib/devTools.ts";
import { useGoBack } from "#web/lib/navigation/useGoBack.ts";
import { CraneDrawing } from "#web/ui/feedback/CraneDrawing.tsx";
import { MessageState } from "#web/ui/feedback/MessageState.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { useAreas } from "#web/lib/navigation/useAreas.ts";
import { isScreenHandle } from "#web/lib/navigation/screenHandle.ts";
import { navigationModel } from "#web/app/navigation/navigationModel.ts";
import { useActiveNav } from "#web/app/navigation/useActiveNav.ts";
import { breadcrumbOf } from "./breadcrumb.ts";

const useStyles = makeStyles({
  alone: {
    display: "flex",
    flexDirection: "column",
    boxSizing: "border-box",
    minBlockSize: "100dvh",
    padding: "20px 24px 24px",
  },
  state: { minBlockSize: "60dvh" },
});

/** Stands for every screen that is being built: its own head, and the honest word that there is nothing more yet. */
export function PlannedPage() {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const areas = useAreas();
  const { handle } = usePlace();
  const current = useActiveNav();
  const goBack = useGoBack("/");
  if (!isScreenHandle(handle)) return null;
  const title = t(handle.title);
  const alone = handle.route?.layout === "blank";
  const hasData = devToolsOn() && areas.some(({ name, api }) => api && name === handle.area);
  const page = (
    <>
      <PageHeader title={title} breadcrumb={breadcrumbOf(navigationModel(areas, t), current, title)} />
      <MessageState
        drawing={<CraneDrawing />}
        className={styles.state}
        title={t("planned.title")}
        text={t("planned.text")}
        actions={
          <>
            <Button appearance="primary" onClick={goBack}>
              {t("errors.goBack")}
            </Button>
            {hasData && (
              <Button as="a" href="/api/docs">
                {t("planned.data")}
              </Button>
            )}
          </>
        }
      />
    </>
  );
  return alone ? <main className={styles.alone}>{page}</main> : page;
}
