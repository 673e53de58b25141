import { autocompletion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { RangeSetBuilder, type Extension, type Text } from "@codemirror/state";
import { Decoration, EditorView, gutter, GutterMarker, WidgetType } from "@codemirror/view";
import { appTokens } from "#web/ui/theme/tokens.ts";

/** What is said of a line. */
export interface LineNote {
  /** From 1. */
  line: number;
  tone: "warn" | "bad";
  text: string;
}

/** What may be written at a place. */
export interface Hints {
  /** Where what is written so far begins. */
  from: number;
  options: readonly { label: string; detail?: string; insert?: string }[];
}

/** What a pane shows of its text. */
export interface PaneMarks {
  notes: readonly LineNote[];
  /** Lines that are new, or others than they were. */
  changed: ReadonlyMap<number, "added" | "changed">;
  /** Whether it is YAML, whose plain values are told apart by colour. */
  isYaml: boolean;
}

/** Says what may be written at a place of a text. */
export type HintsAt = (text: string, at: number) => Hints | null;

class NoteText extends WidgetType {
  readonly note: LineNote;
  constructor(note: LineNote) {
    super();
    this.note = note;
  }
  override eq(other: NoteText): boolean {
    return other.note.text === this.note.text && other.note.tone === this.note.tone;
  }
  toDOM(): HTMLElement {
    const element = document.createElement("span");
    element.className = `cm-note cm-note-${this.note.tone}`;
    element.textContent = this.note.text;
    return element;
  }
}

class Bar extends GutterMarker {
  override elementClass: string;
  constructor(kind: "added" | "changed") {
    super();
    this.elementClass = `cm-bar-${kind}`;
  }
}
const bars = { added: new Bar("added"), changed: new Bar("changed") };

function decorate(text: Text, notes: readonly LineNote[]) {
  const made = new RangeSetBuilder<Decoration>();
  const lines = new Map(notes.toReversed().map((note) => [note.line, note]));
  for (const [number, note] of [...lines].toSorted(([a], [b]) => a - b)) {
    if (number > text.lines) continue;
    const line = text.line(number);
    const start = line.from + (line.text.length - line.text.trimStart().length);
    const end = line.from + line.text.trimEnd().length;
    if (start < end) made.add(start, end, Decoration.mark({ class: `cm-under-${note.tone}` }));
    made.add(line.to, line.to, Decoration.widget({ widget: new NoteText(note), side: 1 }));
  }
  return made.finish();
}

/** With more lines than this, values keep the colour of the text. */
const MOST_COLOURED = 2_000;
const scalar = /^(\s*(?:- )?[\w./-]+:\s+)([^\s#"'{}[\]&*|>!%@`][^#]*?)\s*(?:\s#.*)?$/;
const kinds = {
  number: Decoration.mark({ class: "cm-plain-number" }),
  word: Decoration.mark({ class: "cm-plain-word" }),
  text: Decoration.mark({ class: "cm-plain-text" }),
};

/** The values of YAML that stand without quotes: its grammar tells them not from each other. */
function colour(text: Text) {
  const made = new RangeSetBuilder<Decoration>();
  if (text.lines > MOST_COLOURED) return made.finish();
  for (let number = 1; number <= text.lines; number += 1) {
    const line = text.line(number);
    const [, before = "", value = ""] = scalar.exec(line.text) ?? [];
    if (value === "" || value.includes("{{")) continue;
    const isNumber = /^-?\d+(\.\d+)?$/.test(value);
    const kind = isNumber ? "number" : /^(true|false|null|~)$/.test(value) ? "word" : "text";
    made.add(line.from + before.length, line.from + before.length + value.length, kinds[kind]);
  }
  return made.finish();
}

const looks = EditorView.theme({
  ".cm-plain-number": { color: appTokens.warnForeground },
  ".cm-plain-word": { color: appTokens.restForeground },
  ".cm-plain-text": { color: appTokens.okForeground },
  ".cm-note": {
    marginInlineStart: "24px",
    fontFamily: appTokens.fontFamilyBase,
    fontSize: "12px",
    whiteSpace: "nowrap",
  },
  ".cm-note-warn": { color: appTokens.warnForeground },
  ".cm-note-bad": { color: appTokens.badForeground },
  ".cm-under-warn": { textDecoration: `underline wavy 1px ${appTokens.warnDot}`, textUnderlineOffset: "4px" },
  ".cm-under-bad": { textDecoration: `underline wavy 1px ${appTokens.badDot}`, textUnderlineOffset: "4px" },
  ".cm-bars": { width: "3px" },
  ".cm-bar-added": { backgroundColor: appTokens.okDot },
  ".cm-bar-changed": { backgroundColor: appTokens.warnDot },
});

const completing =
  (hints: HintsAt) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const found = hints(state.doc.toString(), pos);
    if (!found || found.options.length === 0 || (!explicit && found.from === pos)) return null;
    return {
      from: found.from,
      options: found.options.map(({ label, detail, insert }) => ({
        label,
        ...(detail !== undefined && { detail }),
        ...(insert !== undefined && { apply: insert }),
      })),
    };
  };

/** Offers what may be written, while one writes. */
export const paneHints = (hints: HintsAt): Extension =>
  autocompletion({ override: [completing(hints)], icons: false });

/** Notes at lines, and bars beside those that changed. */
export function paneMarks({ notes, changed, isYaml }: PaneMarks): Extension {
  return [
    looks,
    isYaml ? EditorView.decorations.compute(["doc"], ({ doc }) => colour(doc)) : [],
    EditorView.decorations.compute(["doc"], ({ doc }) => decorate(doc, notes)),
    gutter({
      class: "cm-bars",
      lineMarker: (view, block) => {
        const kind = changed.get(view.state.doc.lineAt(block.from).number);
        return kind ? bars[kind] : null;
      },
    }),
  ];
}
