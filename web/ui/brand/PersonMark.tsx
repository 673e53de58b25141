import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  mark: {
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    overflow: "hidden",
    borderRadius: appTokens.borderRadiusCircular,
    backgroundColor: appTokens.colorBrandBackground,
    color: appTokens.colorNeutralForegroundOnBrand,
    fontWeight: appTokens.fontWeightSemibold,
    lineHeight: 1,
  },
  picture: { inlineSize: "100%", blockSize: "100%", objectFit: "cover" },
});

/** A person's portrait or initials in a circle; the name stands beside it or on its button. `size` is in px; `fill` is as large as what it stands in. */
export function PersonMark({
  name,
  avatar,
  size = 28,
}: {
  name: string;
  avatar: string | null;
  size?: number | "fill";
}) {
  const styles = useStyles();
  const [side, font] = size === "fill" ? ["100%", 13] : [size, Math.max(11, Math.round(size * 0.42))];
  return (
    <span
      className={styles.mark}
      style={{ inlineSize: side, blockSize: side, fontSize: font }}
      aria-hidden="true"
    >
      {avatar ? <img className={styles.picture} src={avatar} alt="" /> : initialsOf(name)}
    </span>
  );
}

/** Two characters for a name: the given name of a Chinese one, else the first letters of the first and last word. */
function initialsOf(name: string): string {
  const trimmed = name.trim();
  if (/^\p{Script=Han}+$/u.test(trimmed)) return trimmed.slice(-2);
  const words = trimmed.split(/\s+/).map((word) => [...word][0] ?? "");
  return ((words[0] ?? "") + (words.length > 1 ? (words.at(-1) ?? "") : "")).toLocaleUpperCase();
}
