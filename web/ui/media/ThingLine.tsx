import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { Thumbnail } from "./Thumbnail.tsx";

const useStyles = makeStyles({
  line: {
    display: "grid",
    gridTemplateColumns: "36px minmax(0, 1fr)",
    columnGap: "12px",
    alignItems: "center",
    flexGrow: 1,
    minInlineSize: 0,
  },
  words: { display: "grid", justifyItems: "start", minInlineSize: 0 },
});

/** Something with a picture, outside of a list's rows. */
export interface ThingLineProps {
  picture: string;
  name: string;
  caption: string;
  /** The path of its screen; without it the name is no link. */
  to?: string | null | undefined;
}

/** A thing: picture, name, one line. Names keep their own direction. */
export function ThingLine({ picture, name, caption, to }: ThingLineProps) {
  const styles = useStyles();
  const text = useTextStyles();
  return (
    <span className={styles.line}>
      <Thumbnail src={picture} />
      <span className={styles.words}>
        {to === undefined || to === null ? (
          <span className={text.name} dir="auto">
            {name}
          </span>
        ) : (
          <PlaceLink to={to} className={mergeClasses(text.name, text.nameLink)} dir="auto">
            {name}
          </PlaceLink>
        )}
        <span className={text.caption}>{caption}</span>
      </span>
    </span>
  );
}
