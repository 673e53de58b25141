/** How long the letter after `g` is waited for, in milliseconds. */
const patience = 1_500;

let until = 0;
let last: { event: KeyboardEvent; follows: boolean } | undefined;

/** Whether a key comes right after `g`. All listeners share one memory, so a screen that is opened between the two keys answers rightly, and what one has used counts for no other. */
export function followsGoKey(event: KeyboardEvent): boolean {
  if (last?.event === event) return last.follows;
  const { key, repeat, timeStamp } = event;
  last = { event, follows: timeStamp < until };
  until = key === "g" && !repeat ? timeStamp + patience : 0;
  return last.follows;
}
