import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  group: { display: "inline-flex", margin: 0, padding: 0, paddingInlineStart: "8px", listStyleType: "none" },
  // A ring of the ground keeps the portraits apart.
  person: {
    display: "inline-flex",
    marginInlineStart: "-8px",
    padding: "2px",
    borderRadius: appTokens.borderRadiusCircular,
    backgroundColor: appTokens.card,
  },
  onCanvas: { backgroundColor: appTokens.canvas },
  ringed: { backgroundColor: appTokens.warnDot },
  more: {
    ...typographyStyles.caption1,
    display: "grid",
    placeItems: "center",
    borderRadius: appTokens.borderRadiusCircular,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.colorNeutralForeground2,
    fontVariantNumeric: "tabular-nums",
  },
});

/** Somebody, as far as a portrait needs. */
export interface Person {
  id: string;
  name: string;
  avatar: string | null;
  /** What is said of them on hover; their name by default. */
  hint?: string;
  /** Whether a ring stands around the portrait: they are at work. */
  ringed?: boolean;
}

/** Several people in little room. */
export interface AvatarGroupProps {
  /** What these people are: `Members of the project`. */
  label: string;
  people: readonly Person[];
  /** How many portraits stand there at most; the rest is counted. */
  most?: number;
  /** In pixels. */
  size?: number;
  /** What the portraits stand on, so that they part from each other. */
  ground?: "card" | "canvas";
}

/** Portraits that overlap, and the number of those who found no room; names on hover, and in words for who cannot see them. */
export function AvatarGroup({ label, people, most = 4, size = 28, ground = "card" }: AvatarGroupProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const format = useFormat();
  const rest = people.slice(people.length > most ? most - 1 : most);
  return (
    <ul className={styles.group} aria-label={label}>
      {people.slice(0, people.length - rest.length).map(({ id, name, avatar, hint, ringed }) => (
        <li
          key={id}
          className={mergeClasses(
            styles.person,
            ground === "canvas" && styles.onCanvas,
            ringed && styles.ringed,
          )}
        >
          <Hint label={hint ?? name}>
            <span role="img">
              <PersonMark name={name} avatar={avatar} size={size} />
            </span>
          </Hint>
        </li>
      ))}
      {rest.length > 0 && (
        <li className={mergeClasses(styles.person, ground === "canvas" && styles.onCanvas)}>
          <Hint label={t("people.more", { names: format.list(rest.map(({ name }) => name)) })}>
            <span role="img" className={styles.more} style={{ inlineSize: size, blockSize: size }}>
              +{format.number(rest.length)}
            </span>
          </Hint>
        </li>
      )}
    </ul>
  );
}
