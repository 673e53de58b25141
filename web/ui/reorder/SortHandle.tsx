import { Button, makeStyles } from "@fluentui/react-components";
import { ReOrderDotsVertical16Regular } from "@fluentui/react-icons/svg/re-order-dots-vertical";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { SortableHandle } from "./SortableList.tsx";

const useStyles = makeStyles({
  handle: {
    minInlineSize: "24px",
    maxInlineSize: "24px",
    blockSize: "32px",
    padding: 0,
    cursor: "grab",
    touchAction: "none",
    color: appTokens.colorNeutralForeground3,
  },
});

/** What a row of a `SortableList` is moved by: dragged, or by Alt and the arrow keys. The label says what it moves. */
export function SortHandle({ label, handle }: { label: string; handle: SortableHandle }) {
  return (
    <Hint label={label}>
      <Button
        ref={handle.handleRef}
        size="small"
        appearance="transparent"
        className={useStyles().handle}
        icon={<ReOrderDotsVertical16Regular />}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={handle.onKeyDown}
      />
    </Hint>
  );
}
