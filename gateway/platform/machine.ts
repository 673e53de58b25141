import { AppError } from "./errors.ts";

/** One step of a state machine. */
export interface Step<Row, State extends string | number, Reason extends string> {
  /** The states it leads away from. */
  from: readonly State[];
  /** The state it leads to. */
  to: State;
  /** Why a row in one of these states may not take it all the same; undefined when it may. */
  guard?: (row: Row) => Reason | undefined;
}

/** A step that a row's state offers, and why the row may not take it. */
export interface OfferedStep<Action extends string, Reason extends string> {
  action: Action;
  /** A constant, undefined when the step is open. */
  reason: Reason | undefined;
}

/** A state machine; see `defineMachine`. */
export interface Machine<Row, State extends string | number, Action extends string, Reason extends string> {
  steps: Readonly<Record<Action, Step<Row, State, Reason>>>;
  /** The steps that lead away from the row's state, also those that a guard closes. */
  offered: (row: Row) => OfferedStep<Action, Reason>[];
  /**
   * Lets a change of the state pass when an open step leads there, or when it stays.
   * @throws {AppError} STEP_REFUSED with `reason`: `STATE` when no step leads there, else what the guard says.
   */
  allow: (row: Row, to: State) => void;
  /** Why a step is not open to the row, as an error; see `allow`. */
  refusal: (row: Row, action: Action) => AppError;
  /** The states on the shortest way from the row's state to `end`, without the present one; empty where none leads there. */
  way: (row: Row, end: State) => State[];
}

/**
 * A state machine: which steps lead from which state to which. The one table guards the changes, tells the console which
 * steps to offer, and draws the way that lies ahead.
 * @param what the row's kind in words, for messages.
 * @param stateOf the row's state.
 */
export function defineMachine<
  Row,
  State extends string | number,
  Action extends string,
  Reason extends string = never,
>({
  what,
  stateOf,
  steps,
}: {
  what: string;
  stateOf: (row: Row) => State;
  steps: Readonly<Record<Action, Step<Row, State, Reason>>>;
}): Machine<Row, State, Action, Reason> {
  const actions = Object.keys(steps).filter((key): key is Action => Object.hasOwn(steps, key));
  const from = (state: State) => actions.filter((action) => steps[action].from.includes(state));
  const refused = (reason: string) =>
    new AppError(
      "STEP_REFUSED",
      `${what} cannot take this step now: look at what it is now, and choose one of its \`steps\`.`,
      { reason },
    );

  return {
    steps,
    offered: (row) => from(stateOf(row)).map((action) => ({ action, reason: steps[action].guard?.(row) })),
    allow: (row, to) => {
      if (to === stateOf(row)) return;
      const leading = from(stateOf(row)).filter((action) => steps[action].to === to);
      const reasons = leading.map((action) => steps[action].guard?.(row));
      if (!reasons.includes(undefined)) throw refused(reasons[0] ?? "STATE");
    },
    refusal: (row, action) =>
      refused((steps[action].from.includes(stateOf(row)) && steps[action].guard?.(row)) || "STATE"),
    way: (row, end) => {
      const before = new Map<State, State | undefined>([[stateOf(row), undefined]]);
      for (const state of before.keys()) {
        for (const action of from(state))
          if (!before.has(steps[action].to)) before.set(steps[action].to, state);
      }
      const way: State[] = [];
      for (
        let at: State | undefined = end;
        at !== undefined && before.has(at) && at !== stateOf(row);
        at = before.get(at)
      )
        way.unshift(at);
      return way;
    },
  };
}
