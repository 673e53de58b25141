/** What a test may not do, and why. */
export interface SteadyRule {
  /** What is told of a breach. */
  reason: string;
  found: RegExp;
}

const waitsBy = "waits by the clock: wait for what the test is about";
const givesUp = "gives up after a second, which a busy machine may need: give it a `timeout`";
const measures = "measures time: times belong to npm run bench, a test says that it happens";

/** What makes a test pass or fail by chance on a busy machine. */
export const steadyRules: readonly SteadyRule[] = [
  // A promise that a timer settles, also where the timer stands deeper in it.
  { reason: waitsBy, found: /new Promise\b(?:<[^>]*>)?\((?:(?!new Promise)[^;]){0,80}?\bsetTimeout\b/ },
  { reason: waitsBy, found: /promisify\(\s*(?:timers\.)?setTimeout\b/ },
  { reason: waitsBy, found: /\b(?:from|import\(|import|require\()\s*["'](?:node:)?timers\/promises["']/ },
  { reason: waitsBy, found: /\bAtomics\.wait\b|\bexecSync\(\s*["'`]sleep\b/ },
  { reason: waitsBy, found: /\.waitForTimeout\b/ },
  { reason: `${waitsBy}; live updates never end`, found: /["'`]networkidle["'`]/ },
  // On one line, and broken after the arrow or given a name, where options would have been put on a line of their own.
  { reason: givesUp, found: /\bvi\.waitFor\((?:async )?\(\) => (?!\{)(?:(?!\btimeout\b)[^\n])*(?<!\{)\n/ },
  { reason: givesUp, found: /\bvi\.waitFor\((?:(?:async )?\(\) =>\n|[\w.]+\))/ },
  // A block: to the brace that stands as far in as its line.
  {
    reason: givesUp,
    found: /(?<=\n( *)(?! )[^\n]*)\bvi\.waitFor\((?:async )?\(\) => \{(?:\n(?:\1 [^\n]*)?)*\n\1\}\)/,
  },
  { reason: measures, found: /\bperformance\.(?:now|measure|mark)\b|\bhrtime\b|\bconsole\.time\b/ },
  { reason: measures, found: /\bDate\.now\(\)\s*-(?!\s*\d)|[\w)\]]\s*-\s*Date\.now\(\)/ },
];

/** The rule that only the screen tests have: they share one console, into which nothing else can be put. */
export const sharingRules: readonly SteadyRule[] = [
  {
    reason: "replaces a module that the other tests of the worker share: use vi.spyOn",
    found: /\bvi\.(?:do)?[mM]ock\(/,
  },
];

/** The breaches in a text: the line each begins at, and the reason. */
export const breachesIn = (text: string, rules: readonly SteadyRule[]): string[] =>
  rules.flatMap(({ reason, found }) =>
    [...text.matchAll(new RegExp(found, "g"))].map(
      ({ index }) => `line ${text.slice(0, index).split("\n").length} ${reason}`,
    ),
  );
