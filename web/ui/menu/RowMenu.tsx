import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { MoreHorizontal20Regular } from "@fluentui/react-icons/svg/more-horizontal";
import { MoreVertical20Regular } from "@fluentui/react-icons/svg/more-vertical";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { Action } from "./action.ts";
import type { HintedButtonProps } from "./MenuButton.tsx";
import { useActionMenu } from "./useActionMenu.tsx";

const useStyles = makeStyles({
  button: {
    display: "inline-grid",
    placeItems: "center",
    verticalAlign: "middle",
    inlineSize: "24px",
    blockSize: "24px",
    padding: 0,
    border: "none",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: "transparent",
    color: appTokens.colorNeutralForeground2,
    cursor: "pointer",
    ":hover": {
      backgroundColor: appTokens.colorSubtleBackgroundHover,
      color: appTokens.colorNeutralForeground2BrandHover,
    },
    ":active": { backgroundColor: appTokens.colorSubtleBackgroundPressed },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  // Lies above the card, which is a link.
  finger: {
    position: "relative",
    zIndex: 1,
    inlineSize: "44px",
    blockSize: "44px",
    marginBlock: "-10px",
    marginInlineEnd: "-12px",
  },
});

/** The menu of a row or a card. */
export interface RowMenuProps {
  /** Names the menu and the row. */
  label: string;
  /** Made when the menu opens. */
  actions: () => readonly Action[];
  tabIndex?: number;
  /** As large as a finger, with its dots upright: on cards. */
  finger?: boolean;
}

/** The button that every row ends with. It is the browser's own, as a page of a list has a hundred of them. */
export function RowMenu({ label, ...button }: RowMenuProps) {
  return (
    <Hint label={label}>
      <Dots {...button} />
    </Hint>
  );
}

function Dots({
  actions,
  finger = false,
  onPointerEnter,
  onFocus,
  ...button
}: Omit<RowMenuProps, "label"> & HintedButtonProps) {
  const styles = useStyles();
  const { trigger, preload, menu } = useActionMenu(actions);
  return (
    <>
      <button
        type="button"
        {...button}
        {...trigger}
        className={mergeClasses(styles.button, finger && styles.finger)}
        onPointerEnter={(event) => {
          preload();
          onPointerEnter?.(event);
        }}
        onFocus={(event) => {
          preload();
          onFocus?.(event);
        }}
      >
        {finger ? <MoreVertical20Regular /> : <MoreHorizontal20Regular />}
      </button>
      {menu}
    </>
  );
}
