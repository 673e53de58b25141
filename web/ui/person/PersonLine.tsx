import { makeStyles, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { PersonMark } from "../brand/PersonMark.tsx";
import { appTokens } from "../theme/tokens.ts";

const useStyles = makeStyles({
  line: { display: "flex", alignItems: "center", gap: "12px", minInlineSize: 0 },
  words: { display: "grid", minInlineSize: 0 },
  name: { ...typographyStyles.body1Strong, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", textAlign: "start" },
  caption: { ...typographyStyles.caption1, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", color: appTokens.colorNeutralForeground3, textAlign: "start" },
  end: { marginInlineStart: "auto" },
});

/** Somebody with a line about them, and what can be done at the end. */
export interface PersonLineProps {
  name: string;
  avatar: string | null;
  caption?: string;
  end?: ReactNode;
}

/** A person: portrait, name, one line. */
export function PersonLine({ name, avatar, caption, end }: PersonLineProps) {
  const styles = useStyles();
  return (
    <span className={styles.line}>
      <PersonMark name={name} avatar={avatar} size={36} />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
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
