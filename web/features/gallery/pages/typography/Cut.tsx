import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";

const box = {
  padding: "8px 12px",
  border: `1px solid ${appTokens.line}`,
  borderRadius: appTokens.borderRadiusMedium,
} as const;
const useStyles = makeStyles({
  list: { display: "grid", gridTemplateColumns: "minmax(0, 320px)", gap: "12px" },
  one: { ...box, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  three: {
    ...box,
    display: "-webkit-box",
    overflow: "hidden",
    WebkitLineClamp: "3",
    WebkitBoxOrient: "vertical",
    paddingBlockEnd: 0,
    borderBlockEndWidth: "8px",
    borderBlockEndColor: "transparent",
  },
  anywhere: { ...box, overflowWrap: "anywhere" },
  balance: { ...box, textWrap: "balance" },
});

const kinds = ["one", "three", "anywhere", "balance"] as const;
const address = "https://tidemark-production-eu-north-1.apps.berth.example/health/ready?deep=true";

export const Cut: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("galleryCards");
  const long = t("typography.Cut.long");
  return (
    <div className={styles.list}>
      {kinds.map((kind) => (
        <div key={kind}>
          <p className={text.caption}>{t(`typography.Cut.${kind}`)}</p>
          {kind === "one" ? (
            <Hint label={long} describes>
              <div tabIndex={0} role="note" className={styles.one}>
                {long}
              </div>
            </Hint>
          ) : (
            <div className={styles[kind]}>{kind === "anywhere" ? <bdi>{address}</bdi> : long}</div>
          )}
        </div>
      ))}
    </div>
  );
}
