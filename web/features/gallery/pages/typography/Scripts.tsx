import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";

const useStyles = makeStyles({
  list: { display: "grid", gap: "16px", margin: 0 },
  item: { margin: "2px 0 0", textAlign: "start", ...typographyStyles.subtitle2 },
});

/** The same sentence in the four languages, each as it is written. */
const scripts = [
  ["cn", "zh-CN", "ltr", "应用“tidemark”在 09:41 部署成功，用时 12 秒。"],
  ["en", "en", "ltr", "The app “tidemark” was deployed at 09:41 in 12 seconds."],
  ["ar", "ar", "rtl", "نُشر التطبيق «tidemark» في الساعة 09:41 خلال 12 ثانية."],
  ["fr", "fr", "ltr", "L’app « tidemark » a été déployée à 9 h 41 en 12 secondes."],
] as const;

export const Scripts: Demo = { order: 60, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("galleryCards");
  return (
    <dl className={styles.list}>
      {scripts.map(([id, lang, dir, sentence]) => (
        <div key={id}>
          <dt className={text.caption}>{t(`typography.Scripts.${id}`)}</dt>
          <dd className={styles.item} lang={lang} dir={dir}>
            {sentence}
          </dd>
        </div>
      ))}
    </dl>
  );
}
