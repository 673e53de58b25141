/** A value that can be chosen. */
export interface Choice {
  value: string;
  label: string;
}
