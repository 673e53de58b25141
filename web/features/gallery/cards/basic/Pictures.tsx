import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { Stars } from "#web/ui/figure/Stars.tsx";
import { ThingLine } from "#web/ui/media/ThingLine.tsx";
import { Thumbnail } from "#web/ui/media/Thumbnail.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { CardGrid } from "#web/features/gallery/cards/parts/CardGrid.tsx";

const useStyles = makeStyles({
  card: {
    overflow: "hidden",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  words: { display: "grid", justifyItems: "start", gap: "4px", padding: "12px 16px 16px" },
  title: { ...typographyStyles.subtitle2, margin: 0 },
});

const goods = [
  ["monitor", "capstan-desktop-monitor", 4.5],
  ["cable", "cleat-charging-cable", 3.8],
  ["radio", "foghorn-pocket-radio", 4.9],
] as const;

export const Pictures: Demo = { order: 30, Piece };

function Piece() {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("galleryCards");
  return (
    <CardGrid>
      {goods.map(([id, name, rating]) => (
        <article key={id} className={styles.card}>
          <Thumbnail src={`/media/products/${name}.svg`} size="wide" />
          <div className={styles.words}>
            <h3 className={styles.title}>{t(`card-basic.Pictures.${id}`)}</h3>
            <p className={text.caption}>{t(`card-basic.Pictures.${id}Line`)}</p>
            <Stars value={rating} />
          </div>
        </article>
      ))}
      <ThingLine
        picture="/media/products/estuary-glass-vase.svg"
        name={t("card-basic.Pictures.vase")}
        caption={t("card-basic.Pictures.vaseLine")}
      />
    </CardGrid>
  );
}
