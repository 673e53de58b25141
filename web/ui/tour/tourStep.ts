/** One place of a tour. */
export interface TourStep {
  /** A selector of what is shown; a step whose place is missing is left out, one without a place stands in the middle. */
  at?: string;
  title: string;
  text: string;
}
