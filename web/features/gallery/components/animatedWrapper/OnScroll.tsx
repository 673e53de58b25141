import { makeStyles } from "@fluentui/react-components";
import { Panel } from "#web/features/gallery/components/parts/Panel.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Appearing } from "#web/ui/motion/Appearing.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  place: { blockSize: "280px", overflowY: "auto", padding: "4px" },
  list: { display: "grid", gap: "96px", paddingBlock: "220px 24px" },
  cue: { position: "sticky", insetBlockStart: 0, margin: 0, color: appTokens.colorNeutralForeground3 },
});

export const OnScroll: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const words = useWords("galleryComponents:animated-wrapper.OnScroll");
  return (
    <div className={styles.place} role="region" aria-label={words("label")} tabIndex={0}>
      <p className={styles.cue}>{words("cue")}</p>
      <div className={styles.list}>
        {["first", "second", "third", "fourth"].map((id) => (
          <Appearing key={id}>
            <Panel>
              <strong>{words(`${id}.title`)}</strong>
              <span>{words(`${id}.text`)}</span>
            </Panel>
          </Appearing>
        ))}
      </div>
    </div>
  );
}
