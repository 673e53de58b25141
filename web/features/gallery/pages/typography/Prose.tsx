import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { Kbd } from "#web/ui/hint/Kbd.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  prose: { ...typographyStyles.body1, maxInlineSize: "640px", "& p": { margin: "0 0 12px" } },
  title: { ...typographyStyles.subtitle2, margin: "0 0 8px" },
  list: { margin: "0 0 12px", paddingInlineStart: "24px" },
  quote: {
    margin: "0 0 12px",
    paddingBlock: "4px",
    paddingInlineStart: "16px",
    borderInlineStartWidth: "3px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: appTokens.tintLine,
    color: appTokens.colorNeutralForeground2,
  },
  code: {
    padding: "1px 4px",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: appTokens.idleBackground,
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: appTokens.fontSizeBase200,
  },
});

const command = "npm run build";
const points = ["one", "two", "three"] as const;

export const Prose: Demo = { order: 30, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const say = (key: string) => t(`typography.Prose.${key}`);
  return (
    <div className={styles.prose}>
      <h3 className={styles.title}>{say("title")}</h3>
      <p>{say("text")}</p>
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point}>{say(point)}</li>
        ))}
      </ul>
      <ol className={styles.list}>
        {points.map((point) => (
          <li key={point}>{say(`${point}Step`)}</li>
        ))}
      </ol>
      <blockquote className={styles.quote}>{say("quote")}</blockquote>
      <p>
        {say("code")}{" "}
        <code dir="ltr" className={styles.code}>
          {command}
        </code>
      </p>
      <p>
        {say("keys")} <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
      </p>
    </div>
  );
}
