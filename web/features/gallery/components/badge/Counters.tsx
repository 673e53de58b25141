import { Button, CounterBadge, makeStyles } from "@fluentui/react-components";
import { Alert20Regular } from "@fluentui/react-icons/svg/alert";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";

const useStyles = makeStyles({
  place: { position: "relative", display: "inline-flex" },
  count: { position: "absolute", insetBlockStart: "-4px", insetInlineEnd: "-6px", pointerEvents: "none" },
});

export const Counters: Demo = { order: 40, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const words = useWords("galleryComponents:badge.Counters");
  const format = useFormat();
  const [count, setCount] = useState(3);
  return (
    <Row roomy>
      <span className={styles.place}>
        <ToolButton
          label={words("inbox", { total: format.number(count) })}
          icon={<Alert20Regular />}
          onPress={() => setCount(0)}
        />
        <CounterBadge
          aria-hidden
          className={styles.count}
          size="small"
          color="danger"
          count={count}
          overflowCount={99}
        />
      </span>
      <Button onClick={() => setCount(count + 1)}>{words("one")}</Button>
      <Button onClick={() => setCount(120)}>{words("many")}</Button>
    </Row>
  );
}
