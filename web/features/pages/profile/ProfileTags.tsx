import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { StatusTone } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { Profile } from "./profileParts.ts";

const useStyles = makeStyles({
  tags: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  tag: {
    ...typographyStyles.caption1,
    paddingBlock: "3px",
    paddingInline: "8px",
    borderRadius: appTokens.borderRadiusSmall,
    fontWeight: 500,
  },
  ok: { color: appTokens.okForeground, backgroundColor: appTokens.okBackground },
  info: { color: appTokens.infoForeground, backgroundColor: appTokens.infoBackground },
  warn: { color: appTokens.warnForeground, backgroundColor: appTokens.warnBackground },
  bad: { color: appTokens.badForeground, backgroundColor: appTokens.badBackground },
  rest: { color: appTokens.restForeground, backgroundColor: appTokens.restBackground },
  idle: { color: appTokens.idleForeground, backgroundColor: appTokens.idleBackground },
});

const tones: ReadonlyMap<string, StatusTone> = new Map([
  ["primary", "rest"],
  ["success", "ok"],
  ["info", "info"],
  ["warning", "warn"],
  ["danger", "bad"],
]);

export const toneOf = (color: string): StatusTone => tones.get(color) ?? "idle";

export function ProfileTags({ chips }: { chips: Profile["teams"][number]["chips"] }) {
  const styles = useStyles();
  return (
    <ul className={styles.tags}>
      {chips.map(({ title, color }) => (
        <li key={title} dir="auto" className={mergeClasses(styles.tag, styles[toneOf(color)])}>
          {title}
        </li>
      ))}
    </ul>
  );
}
