import { defaultKeymap, history, historyKeymap, indentWithTab, undo } from "@codemirror/commands";
import { json, jsonParseLinter } from "@codemirror/lang-json";
import { yaml } from "@codemirror/lang-yaml";
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { linter, lintGutter } from "@codemirror/lint";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { cspNonce } from "#web/lib/cspNonce.ts";
import { codeColours, codeTheme } from "./codeTheme.ts";

/** What an editor is made with. */
export interface CodeEditorOptions {
  parent: HTMLElement;
  text: string;
  language: "json" | "yaml" | "text";
  /** How many lines are in sight before it scrolls; `fill` for as many as its place has. */
  lines: number | "fill";
  /** What else it is made of, for as long as it is there. */
  more?: Extension;
  /** What is said at a place where JSON breaks. */
  badJson: string;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/** An editor on the page. */
export interface CodeEditor {
  /** What takes the focus. */
  element: HTMLElement;
  text: () => string;
  setText: (text: string) => void;
  setFixed: (fixed: boolean) => void;
  /** Puts what is shown of its text in the place of what was shown. */
  setMarks: (marks: Extension) => void;
  /** Takes the last change back. */
  undo: () => void;
  /** Goes to a line, from 1. */
  goTo: (line: number) => void;
  /** Sets attributes of the text box, its name and description for readers; undefined removes one. */
  describe: (attributes: Readonly<Record<string, unknown>>) => void;
  destroy: () => void;
}

/** Makes a CodeMirror editor in our looks. Its styles come under the page's nonce. */
export function createCodeEditor(options: CodeEditorOptions): CodeEditor {
  const fixing = new Compartment();
  const naming = new Compartment();
  const adding = new Compartment();
  const nonce = cspNonce();
  const fixed = (on: boolean) => [EditorState.readOnly.of(on), EditorView.editable.of(!on)];
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        EditorState.tabSize.of(2),
        indentUnit.of("  "),
        languageOf(options),
        syntaxHighlighting(codeColours),
        codeTheme(options.lines),
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) options.onChange(state.doc.toString());
        }),
        EditorView.domEventHandlers({ blur: () => options.onBlur() }),
        // Read-only text has to be reached too, to be scrolled and copied.
        EditorView.contentAttributes.of({ tabindex: "0" }),
        fixing.of(fixed(false)),
        naming.of([]),
        adding.of([]),
        options.more ?? [],
      ],
    }),
  });
  const text = () => view.state.doc.toString();
  return {
    element: view.contentDOM,
    text,
    setText: (next) => {
      if (next !== text()) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    setFixed: (on) => view.dispatch({ effects: fixing.reconfigure(fixed(on)) }),
    setMarks: (marks) => view.dispatch({ effects: adding.reconfigure(marks) }),
    undo: () => void undo(view),
    goTo: (line) => {
      const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: "center" }),
      });
      view.focus();
    },
    describe: (attributes) => {
      const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
      const texts = Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
      view.dispatch({ effects: naming.reconfigure(EditorView.contentAttributes.of(texts)) });
    },
    destroy: () => view.destroy(),
  };
}

function languageOf({ language, badJson }: CodeEditorOptions): Extension {
  if (language === "text") return [];
  return language === "yaml" ? yaml() : [json(), lintGutter(), linter(jsonLinter(badJson))];
}

/** Marks where JSON breaks; an empty text is left to the form. */
function jsonLinter(message: string) {
  const parse = jsonParseLinter();
  return (view: EditorView) =>
    view.state.doc.toString().trim() === "" ? [] : parse(view).map((problem) => ({ ...problem, message }));
}
