import { Button, makeStyles } from "@fluentui/react-components";
import { Warning16Filled } from "@fluentui/react-icons/svg/warning";
import { exactTime } from "#web/lib/texts/exactTime.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { localeFacts } from "#web/lib/texts/locale.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { SkippedLines } from "./logFeed.ts";
import { logTexts } from "./logParts.ts";

const useStyles = makeStyles({
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 8px",
    paddingInline: "11px 12px",
    minBlockSize: "32px",
    borderTop: `1px dashed ${appTokens.warnDot}`,
    borderBottom: `1px dashed ${appTokens.warnDot}`,
    backgroundColor: appTokens.warnBackground,
    color: appTokens.warnForeground,
    fontFamily: appTokens.fontFamilyBase,
  },
  words: { flexGrow: 1 },
});

export interface SkippedRowProps {
  row: SkippedLines;
  onLoad: (id: string, count: number) => void;
}

export function SkippedRow({ row: { id, skipped, since, until }, onLoad }: SkippedRowProps) {
  const styles = useStyles();
  const words = useWords(logTexts);
  const { number } = useFormat();
  const { dir } = localeFacts[useLocale()];
  return (
    <div className={styles.row} dir={dir}>
      <Warning16Filled aria-hidden />
      <span className={styles.words}>
        {words("skipped", { count: skipped, value: number(skipped) })}
        {since && until && (
          <>
            {" · "}
            <bdi dir="ltr">{`${exactTime(since)} – ${exactTime(until)}`}</bdi>
          </>
        )}
      </span>
      <Button size="small" appearance="transparent" onClick={() => onLoad(id, skipped)}>
        {words("loadSkipped")}
      </Button>
    </div>
  );
}
