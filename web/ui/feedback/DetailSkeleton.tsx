import { makeStyles } from "@fluentui/react-components";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { CardSkeleton } from "./CardSkeleton.tsx";

const useStyles = makeStyles({
  head: { display: "flex", alignItems: "center", gap: "12px", marginBlockEnd: "24px" },
  tile: { inlineSize: "40px", blockSize: "40px" },
  words: { display: "grid", gap: "8px" },
  bar: { borderRadius: appTokens.borderRadiusMedium, backgroundColor: appTokens.lineSoft },
  title: { inlineSize: "240px", maxInlineSize: "60vw", blockSize: "24px" },
  line: { inlineSize: "160px", blockSize: "12px" },
  stack: { display: "grid", gap: "16px" },
});

/** A detail screen's place while its thing comes: header, two cards and one at the side. `label` says what is coming. */
export function DetailSkeleton({ label }: { label: string }) {
  const styles = useStyles();
  return (
    <>
      <div className={styles.head} aria-hidden>
        <div className={`${styles.bar} ${styles.tile}`} />
        <div className={styles.words}>
          <div className={`${styles.bar} ${styles.title}`} />
          <div className={`${styles.bar} ${styles.line}`} />
        </div>
      </div>
      <Columns
        main={
          <div className={styles.stack}>
            <CardSkeleton label={label} lines={3} />
            <CardSkeleton label={label} lines={6} />
          </div>
        }
        side={<CardSkeleton label={label} lines={5} />}
      />
    </>
  );
}
