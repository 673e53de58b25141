/** Gives what makes something when it is first asked for, and then gives the same each time. */
export const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
