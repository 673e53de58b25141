import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { makeStyles } from "@fluentui/react-components";
import { MyCoupons } from "./MyCoupons.tsx";
import { OffersCard } from "./OffersCard.tsx";

const TemplatesCard = lazyComponent(() => import("./manage/TemplatesCard.tsx"), "TemplatesCard");

const useStyles = makeStyles({
  parts: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

export function CouponsTab({ mayManage }: { mayManage: boolean }) {
  const styles = useStyles();
  return (
    <div className={styles.parts}>
      <Columns even main={<MyCoupons />} side={<OffersCard />} />
      {mayManage && <TemplatesCard />}
    </div>
  );
}
