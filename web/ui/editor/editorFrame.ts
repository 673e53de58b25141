import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  frame: {
    border: `1px solid ${appTokens.colorNeutralStroke1}`,
    borderBottomColor: appTokens.colorNeutralStrokeAccessible,
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.colorNeutralBackground1,
    overflow: "hidden",
    ":focus-within": {
      borderBottomColor: appTokens.colorCompoundBrandStroke,
      boxShadow: `inset 0 -1px 0 ${appTokens.colorCompoundBrandStroke}`,
    },
  },
  wrong: { border: `1px solid ${appTokens.colorPaletteRedBorder2}` },
  fixed: { border: "1px solid transparent", backgroundColor: appTokens.colorNeutralBackground3 },
  dimmed: { border: `1px solid ${appTokens.colorNeutralStrokeDisabled}`, backgroundColor: "transparent" },
});

/** How an editor stands: shown only, disabled, or with a mistake. */
export interface EditorState {
  fixed: boolean;
  dimmed: boolean;
  wrong: boolean;
}

/** The class of the frame that makes an editor look like Fluent's other inputs. */
export function useEditorFrame({ fixed, dimmed, wrong }: EditorState): string {
  const styles = useStyles();
  return mergeClasses(styles.frame, fixed && styles.fixed, wrong && styles.wrong, dimmed && styles.dimmed);
}
