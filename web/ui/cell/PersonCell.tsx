import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { useRowTabIndex } from "./RowScope.ts";
import { useTitleStyles } from "./titleStyles.ts";

/** Somebody in a row. */
export interface PersonCellProps {
  name: string;
  avatar: string | null;
  caption: string;
  /** The path of the row's screen, where the person is what the row is of. */
  to?: string;
}

/** Portrait, name and a second line, as high as the table's density allows. */
export function PersonCell({ name, avatar, caption, to }: PersonCellProps) {
  const styles = useTitleStyles();
  const tabIndex = useRowTabIndex();
  return (
    <div className={styles.cell}>
      <span>
        <PersonMark name={name} avatar={avatar} size="fill" />
      </span>
      {to === undefined ? (
        <span className={styles.plain} dir="auto">
          {name}
        </span>
      ) : (
        <PlaceLink to={to} className={styles.title} dir="auto" tabIndex={tabIndex}>
          {name}
        </PlaceLink>
      )}
      <span className={styles.caption} dir="auto">
        {caption}
      </span>
    </div>
  );
}
