import { makeStyles } from "@fluentui/react-components";
import type { SampleUserRole } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { userListPath } from "#web/features/users/shared/userPaths.ts";
import { roleTexts } from "./roleList.ts";

const useStyles = makeStyles({
  link: {
    color: appTokens.colorBrandForegroundLink,
    textDecorationLine: "none",
    ":hover": { textDecorationLine: "underline" },
  },
});

export function MembersLink({ role, count }: { role: SampleUserRole; count: number }) {
  const styles = useStyles();
  const words = useWords(roleTexts);
  return (
    <PlaceLink className={styles.link} to={`${userListPath}?role=${role.toLowerCase()}`}>
      {words("members", { count })}
    </PlaceLink>
  );
}
