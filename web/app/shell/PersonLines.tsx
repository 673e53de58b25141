import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { SessionUser } from "#web/lib/session/session.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  text: { display: "grid", flexGrow: 1, minInlineSize: 0, textAlign: "start" },
  name: typographyStyles.body1Strong,
  mail: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  whole: { overflowWrap: "anywhere" },
  cut: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});

/** The picture of the person signed in, `size` px, and beside it the name above the address: whole, or `cut` to a line each. */
export function PersonLines({
  user,
  size,
  cut = false,
}: {
  user: SessionUser;
  size: 32 | 40;
  cut?: boolean;
}) {
  const styles = useStyles();
  const fit = cut ? styles.cut : styles.whole;
  return (
    <>
      <PersonMark name={user.fullName} avatar={user.avatar} size={size} />
      <span className={styles.text}>
        <span className={mergeClasses(styles.name, fit)} dir="auto">
          {user.fullName}
        </span>
        <bdi className={mergeClasses(styles.mail, fit)} dir="ltr">
          {user.email}
        </bdi>
      </span>
    </>
  );
}
