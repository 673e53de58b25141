import { makeStyles } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { orderTexts } from "./orderParts.ts";

const useStyles = makeStyles({
  line: { margin: 0, marginBlock: "-8px 12px", color: appTokens.colorNeutralForeground3 },
  link: { color: appTokens.colorBrandForegroundLink },
});

export function ScopeLink({ isAll, to }: { isAll: boolean; to: string }) {
  const styles = useStyles();
  const words = useWords(orderTexts);
  return (
    <p className={styles.line}>
      {words(isAll ? "scope.all" : "scope.own")}{" "}
      <PlaceLink className={styles.link} to={to}>
        {words(isAll ? "scope.showOwn" : "scope.showAll")}
      </PlaceLink>
    </p>
  );
}
