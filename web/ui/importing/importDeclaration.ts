/** A column that a file may have. */
export interface ImportColumn {
  /** The name that the gateway knows it by. */
  id: string;
  /** Its header, in the language of the console. */
  label: string;
  required?: boolean;
  /** What its codes are called in the language of the console. */
  words?: Readonly<Record<string, string>>;
}

/** What a list's import is. */
export interface ImportDeclaration {
  /** The path of the gateway's import. */
  path: string;
  /** What the dialog is called. */
  title: string;
  columns: readonly ImportColumn[];
  /** The label of what a row is known again by; without one every row is new. */
  keyLabel?: string;
  /** Called when rows went in: forgets what the cache holds of the list. */
  onImported: () => void;
}
