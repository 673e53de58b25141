import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { FontDecrease20Regular } from "@fluentui/react-icons/svg/font-decrease";
import { FontIncrease20Regular } from "@fluentui/react-icons/svg/font-increase";
import { MoreHorizontal20Regular } from "@fluentui/react-icons/svg/more-horizontal";
import { Search20Regular } from "@fluentui/react-icons/svg/search";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { changeTerminalLook, fontSizes, useTerminalLook } from "#web/ui/terminal/terminalLook.ts";
import type { PaneHandle } from "#web/ui/terminal/useTerminal.ts";

const useStyles = makeStyles({
  size: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3, whiteSpace: "nowrap" },
});

export interface DockToolsProps {
  /** How many columns and rows the terminal has that is shown. */
  size: string | undefined;
  /** The terminal that is shown. */
  now: () => PaneHandle | undefined;
}

export function DockTools({ size, now }: DockToolsProps) {
  const styles = useStyles();
  const words = useWords("hostingPods");
  const narrow = useNarrow();
  const { fontSize, isReaderOn } = useTerminalLook();
  const grow = (by: number) => changeTerminalLook({ fontSize: fontSize + by });
  return (
    <>
      {!narrow && (
        <>
          <span className={styles.size} dir="ltr">
            {size}
          </span>
          <ToolButton
            small
            label={words("smaller")}
            icon={<FontDecrease20Regular />}
            onPress={() => grow(-1)}
          />
          <ToolButton
            small
            label={words("bigger")}
            icon={<FontIncrease20Regular />}
            onPress={() => grow(1)}
          />
        </>
      )}
      <ToolButton
        small
        label={words("search.open")}
        icon={<Search20Regular />}
        onPress={() => now()?.search()}
      />
      <Hint label={words("menu")}>
        <MenuButton
          appearance="subtle"
          size="small"
          icon={<MoreHorizontal20Regular />}
          actions={() => [
            { id: "copy", label: words("copy"), run: () => now()?.copy() },
            { id: "paste", label: words("paste"), run: () => now()?.paste() },
            ...(narrow
              ? [
                  { id: "bigger", label: words("bigger"), run: () => grow(1) },
                  { id: "smaller", label: words("smaller"), run: () => grow(-1) },
                ]
              : []),
            {
              id: "usual",
              label: words("usualSize"),
              run: () => changeTerminalLook({ fontSize: fontSizes.usual }),
            },
            {
              id: "reader",
              label: words(isReaderOn ? "readerOff" : "readerOn"),
              run: () => changeTerminalLook({ isReaderOn: !isReaderOn }),
            },
            { id: "end", label: words("end"), tone: "danger", run: () => now()?.end() },
          ]}
        />
      </Hint>
    </>
  );
}
