import { makeStyles } from "@fluentui/react-components";
import { useLink } from "#web/lib/navigation/useLink.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { Screen } from "#web/app/palette/screens.ts";

const useStyles = makeStyles({
  tile: {
    display: "grid",
    justifyItems: "center",
    alignContent: "start",
    gap: "8px",
    boxSizing: "border-box",
    blockSize: "100%",
    minBlockSize: "88px",
    paddingBlock: "12px 8px",
    paddingInline: "4px",
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.colorNeutralForeground1,
    fontSize: "12px",
    lineHeight: "16px",
    textAlign: "center",
    textDecorationLine: "none",
    overflowWrap: "anywhere",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  icon: {
    display: "grid",
    placeItems: "center",
    inlineSize: "36px",
    blockSize: "36px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.colorNeutralForeground2,
  },
  detail: { color: appTokens.colorNeutralForeground3 },
});

/** A screen as a tile: its icon, its name, and the record where it is one. */
export function ShortcutTile({
  screen: { path, label, detail, icon: Icon },
  onFollow,
}: {
  screen: Screen;
  onFollow: () => void;
}) {
  const styles = useStyles();
  return (
    <a className={styles.tile} {...useLink(path, { onFollow })}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <span>
        {label}
        {/\d/.test(detail) && <bdi className={styles.detail}> {detail}</bdi>}
      </span>
    </a>
  );
}
