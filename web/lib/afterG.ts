/** How long the letter after `g` is waited for, in milliseconds. */
const patience = 1_500;

/** Makes a listener's memory: told of every key, it answers whether this one comes right after `g`. */
export function createAfterG(): (event: KeyboardEvent) => boolean {
  let until = 0;
  return ({ key, repeat, timeStamp }) => {
    const follows = timeStamp < until;
    until = key === "g" && !repeat ? timeStamp + patience : 0;
    return follows;
  };
}
