import { makeStyles } from "@fluentui/react-components";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { useRowTabIndex } from "#web/ui/cell/RowScope.ts";
import { useTitleStyles } from "#web/ui/cell/titleStyles.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { categoryIcons, imagePath } from "./imageParts.ts";
import type { ImageCellsFragment } from "./images.generated.ts";

const useStyles = makeStyles({
  tile: {
    gridRow: "1 / -1",
    display: "grid",
    placeItems: "center",
    inlineSize: "36px",
    blockSize: "36px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.colorNeutralForeground2,
  },
});

export function ImageName({ image: { id, title, reference, category } }: { image: ImageCellsFragment }) {
  const styles = useStyles();
  const titles = useTitleStyles();
  const Icon = categoryIcons[category];
  return (
    <div className={titles.cell}>
      <span className={styles.tile}>
        <Icon aria-hidden />
      </span>
      <PlaceLink to={imagePath(id)} className={titles.title} dir="auto" tabIndex={useRowTabIndex()}>
        {title}
      </PlaceLink>
      <span className={titles.caption} dir="ltr">
        {reference}
      </span>
    </div>
  );
}
