import { HighlightStyle } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { appTokens } from "#web/ui/theme/tokens.ts";

/** The colours of source text: tokens, so that they follow the theme. */
export const codeColours = HighlightStyle.define([
  {
    tag: [tags.propertyName, tags.definition(tags.propertyName), tags.typeName],
    color: appTokens.infoForeground,
  },
  { tag: [tags.string, tags.attributeValue], color: appTokens.okForeground },
  { tag: [tags.number, tags.integer, tags.float], color: appTokens.warnForeground },
  { tag: [tags.bool, tags.null, tags.keyword, tags.atom], color: appTokens.restForeground },
  { tag: [tags.comment, tags.lineComment, tags.meta], color: appTokens.colorNeutralForeground3 },
  { tag: [tags.punctuation, tags.separator, tags.bracket], color: appTokens.colorNeutralForeground2 },
  { tag: tags.invalid, color: appTokens.badForeground },
]);

const lineHeight = 20;

/** The looks of the editor around the text; `lines` are in sight before it scrolls, or it fills its place. */
export function codeTheme(lines: number | "fill"): Extension {
  const isFilling = lines === "fill";
  return EditorView.theme({
    "&": {
      color: appTokens.colorNeutralForeground1,
      backgroundColor: "transparent",
      fontSize: "13px",
      ...(isFilling ? { height: "100%" } : { maxHeight: `${lines * lineHeight + 16}px` }),
    },
    "&.cm-focused": { outline: "none" },
    ".cm-scroller": {
      ...(!isFilling && { minHeight: `${Math.min(lines, 6) * lineHeight + 16}px` }),
      fontFamily: appTokens.fontFamilyMonospace,
      lineHeight: `${lineHeight}px`,
    },
    ".cm-content": { padding: "8px 0", caretColor: appTokens.colorNeutralForeground1 },
    ".cm-cursor": { borderLeftColor: appTokens.colorNeutralForeground1 },
    ".cm-gutters": {
      color: appTokens.colorNeutralForeground3,
      backgroundColor: appTokens.canvas,
      border: "none",
      borderRight: `1px solid ${appTokens.line}`,
    },
    ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
    "&.cm-focused .cm-activeLine": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    "&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection": {
      backgroundColor: `${appTokens.tintLine} !important`,
    },
    ".cm-matchingBracket": { backgroundColor: "transparent" },
    "&.cm-focused .cm-matchingBracket": {
      backgroundColor: appTokens.tint,
      outline: `1px solid ${appTokens.tintLine}`,
    },
    ".cm-tooltip": {
      border: `1px solid ${appTokens.colorNeutralStroke2}`,
      borderRadius: appTokens.borderRadiusMedium,
      backgroundColor: appTokens.colorNeutralBackground1,
      color: appTokens.colorNeutralForeground1,
      boxShadow: appTokens.shadow16,
    },
    ".cm-diagnostic": { padding: "6px 8px", borderLeft: "none", fontFamily: appTokens.fontFamilyBase },
  });
}
