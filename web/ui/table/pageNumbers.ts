/** The pages a pager offers around the current one; `gap` stands for those left out. At most seven places. */
export function pageNumbers(current: number, last: number): (number | "gap")[] {
  if (last <= 7) return range(1, last);
  if (current <= 4) return [...range(1, 5), "gap", last];
  if (current >= last - 3) return [1, "gap", ...range(last - 4, last)];
  return [1, "gap", ...range(current - 1, current + 1), "gap", last];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
