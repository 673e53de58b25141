import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { ArrowDownload16Regular } from "@fluentui/react-icons/svg/arrow-download";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SegmentBar } from "#web/ui/figure/SegmentBar.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { downloadFindings } from "./findingsCsv.ts";
import { countsOf, type ImageTag, imageTexts, scanLooks, severityLooks } from "./imageParts.ts";

const useStyles = makeStyles({
  counts: {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: "8px",
    margin: 0,
  },
  count: { display: "flex", flexDirection: "column-reverse" },
  name: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    gap: "4px",
    color: appTokens.colorNeutralForeground3,
  },
  dot: { flexShrink: 0, inlineSize: "8px", blockSize: "8px", borderRadius: "2px" },
  bad: { backgroundColor: appTokens.badDot },
  warn: { backgroundColor: appTokens.warnDot },
  info: { backgroundColor: appTokens.infoDot },
  idle: { backgroundColor: appTokens.idleDot },
  value: { ...typographyStyles.subtitle2, margin: 0, fontVariantNumeric: "tabular-nums" },
  line: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  tools: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

export interface ScanCardProps {
  tag: ImageTag;
  onOpen?: () => void;
}

export function ScanCard({ tag, onOpen }: ScanCardProps) {
  const styles = useStyles();
  const words = useWords(imageTexts);
  const { number, relative } = useFormat();
  const { scan } = tag.artifact;
  const counts = countsOf(scan);
  const worst = counts.find(({ count }) => count > 0);
  const tones = { ok: styles.idle, rest: styles.idle, ...styles };
  const isDone = scan.status === "COMPLETE";
  const pill = !isDone ? (
    pillOf(words, "scans", scanLooks)(scan.status)
  ) : worst ? (
    <StatusPill tone={severityLooks[worst.severity].tone}>
      {words(`worst.${worst.severity}`, { count: worst.count })}
    </StatusPill>
  ) : (
    <StatusPill tone="ok">{words("clean")}</StatusPill>
  );
  return (
    <Card title={words("scan.title")} tools={pill}>
      {isDone ? (
        <>
          {worst && (
            <SegmentBar
              label={words("scan.title")}
              segments={counts.map(({ severity, count }) => ({
                tone: severityLooks[severity].tone,
                name: words(`severities.${severity}`),
                count,
              }))}
            />
          )}
          <dl className={styles.counts}>
            {counts.map(({ severity, count }) => (
              <div key={severity} className={styles.count}>
                <dd className={styles.value}>{number(count)}</dd>
                <dt className={styles.name}>
                  <span className={mergeClasses(styles.dot, tones[severityLooks[severity].tone])} />
                  {words(`severities.${severity}`)}
                </dt>
              </div>
            ))}
          </dl>
          <p className={styles.line}>
            {words("scan.fixable", { count: scan.fixable })}
            {scan.at && ` · ${words("scan.at", { when: relative(scan.at) })}`}
          </p>
        </>
      ) : (
        <p className={styles.line}>{words(`scanLines.${scan.status}`)}</p>
      )}
      {scan.findings.length > 0 && (
        <div className={styles.tools}>
          {onOpen && (
            <Button size="small" onClick={onOpen}>
              {words("scan.open", { count: scan.findings.length })}
            </Button>
          )}
          <Button
            size="small"
            appearance="subtle"
            icon={<ArrowDownload16Regular />}
            onClick={() => downloadFindings(tag, words)}
          >
            {words("scan.csv")}
          </Button>
        </div>
      )}
    </Card>
  );
}
