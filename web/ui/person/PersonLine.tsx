import { makeStyles, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  line: { display: "flex", alignItems: "center", gap: "12px", minInlineSize: 0 },
  words: { display: "grid", minInlineSize: 0 },
  name: {
    ...typographyStyles.body1Strong,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    textAlign: "start",
  },
  caption: {
    ...typographyStyles.caption1,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    color: appTokens.colorNeutralForeground3,
    textAlign: "start",
  },
  link: { color: "inherit", textDecorationLine: "none", ":hover": { textDecorationLine: "underline" } },
  end: { marginInlineStart: "auto" },
});

/** Somebody with a line about them, and what can be done at the end. */
export interface PersonLineProps {
  name: string;
  avatar: string | null;
  caption?: string;
  /** The path of the person's screen. */
  to?: string;
  end?: ReactNode;
}

/** A person: portrait, name, one line. */
export function PersonLine({ name, avatar, caption, to, end }: PersonLineProps) {
  const styles = useStyles();
  return (
    <span className={styles.line}>
      <PersonMark name={name} avatar={avatar} size={36} />
      <span className={styles.words}>
        <span className={styles.name}>
          {to === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <PlaceLink to={to} className={styles.link}>
              <bdi>{name}</bdi>
            </PlaceLink>
          )}
        </span>
        {caption !== undefined && (
          <span className={styles.caption}>
            <bdi>{caption}</bdi>
          </span>
        )}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </span>
  );
}
