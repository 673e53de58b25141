export interface Voice {
  id: string;
  stars: number;
  /** When it was written: the month. */
  month: string;
}

/** What customers say; all of them are invented. The first three stand on the landing page. */
export const voices: readonly Voice[] = [
  { id: "linXia", stars: 5, month: "2026-10" },
  { id: "salma", stars: 5, month: "2026-09" },
  { id: "jules", stars: 4, month: "2026-11" },
  { id: "tomas", stars: 5, month: "2026-08" },
  { id: "zhouYu", stars: 4, month: "2026-07" },
  { id: "ines", stars: 5, month: "2026-06" },
  { id: "karim", stars: 3, month: "2026-10" },
  { id: "maude", stars: 5, month: "2026-05" },
  { id: "heLan", stars: 4, month: "2026-04" },
];
