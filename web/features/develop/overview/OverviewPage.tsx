import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { GalleryCard } from "./GalleryCard.tsx";
import { StartCard } from "./StartCard.tsx";

const CodeCard = lazyComponent(() => import("./CodeCard.tsx"), "CodeCard");
const ChangesCard = lazyComponent(() => import("./ChangesCard.tsx"), "ChangesCard");

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

export function Page() {
  const styles = useStyles();
  const { t } = useTranslation("developOverview");
  return (
    <>
      <ScreenHeader status={[t("line")]} />
      <div className={styles.page}>
        <StartCard />
        <GalleryCard />
        <CodeCard />
        <ChangesCard />
      </div>
    </>
  );
}
