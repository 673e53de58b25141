import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { Thumbnail } from "#web/ui/media/Thumbnail.tsx";
import { useRowTabIndex } from "./RowScope.ts";
import { useTitleStyles } from "./titleStyles.ts";

/** The first cell of a row. */
export interface TitleCellProps {
  picture: string;
  title: string;
  caption: string;
  /** The path of the row's screen. */
  to: string;
}

/** A picture, the name as a link to the row's screen, and a second line. Names keep their own direction. */
export function TitleCell({ picture, title, caption, to }: TitleCellProps) {
  const styles = useTitleStyles();
  return (
    <div className={styles.cell}>
      <Thumbnail src={picture} />
      <PlaceLink to={to} className={styles.title} dir="auto" tabIndex={useRowTabIndex()}>
        {title}
      </PlaceLink>
      <span className={styles.caption} dir="auto">
        {caption}
      </span>
    </div>
  );
}
