import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Dismiss20Regular } from "@fluentui/react-icons/svg/dismiss";
import { TicketDiagonal20Regular } from "@fluentui/react-icons/svg/ticket-diagonal";
import { useWords } from "#web/lib/texts/words.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { registrationTexts } from "./registrationTexts.ts";

const useStyles = makeStyles({
  card: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "12px",
    marginBlockStart: "-8px",
    padding: "12px",
    border: `1px solid ${appTokens.tintLine}`,
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.tint,
  },
  mark: {
    display: "grid",
    placeItems: "center",
    inlineSize: "32px",
    blockSize: "32px",
    borderRadius: appTokens.borderRadiusCircular,
    backgroundColor: appTokens.colorBrandBackground,
    color: appTokens.colorNeutralForegroundOnBrand,
  },
  words: { display: "grid", minInlineSize: 0 },
  title: typographyStyles.body1,
  line: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

export function InviteCard({ code, onRemove }: { code: string; onRemove: () => void }) {
  const words = useWords(`${registrationTexts}:invite`);
  const styles = useStyles();
  return (
    <div className={styles.card}>
      <span aria-hidden className={styles.mark}>
        <TicketDiagonal20Regular />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{words("title", { code: `\u2068${code}\u2069` })}</span>
        <span className={styles.line}>{words("line")}</span>
      </span>
      <Hint label={words("remove")}>
        <Button appearance="subtle" icon={<Dismiss20Regular />} onClick={onRemove} />
      </Hint>
    </div>
  );
}
