import { setTimeout as sleep } from "node:timers/promises";
import { judge, median } from "./measure.ts";
import { START, startServer } from "./peerServers.ts";

const TRIES = 200;
/** How far apart two rank sums may lie, in standard deviations: chance alone goes beyond it once in a thousand runs. */
const MOST_DEVIATION = 3.3;
/** What is done after an answer, as the mail that was asked for, is over by then. */
const PAUSE_MS = 40;

interface Door {
  name: string;
  query: string;
  /** What is sent of somebody who has an account, and of somebody who has none. */
  known: (n: number) => object;
  unknown: (n: number) => object;
}

const names = ["admin", "client", "support", "developer", "finance", "finance2"];
const nameAt = (n: number): string => names[n % names.length] ?? "";
const password = "Harbour-wall-7";
const stranger = (n: number): string => `stranger${n.toString(36)}`;

const doors: Door[] = [
  {
    name: "sign-in by e-mail address",
    query:
      "mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }",
    known: (n) => ({ email: `${nameAt(n)}@demo.com`, password }),
    unknown: (n) => ({ email: `${stranger(n)}@demo.com`, password }),
  },
  {
    name: "sign-in by user name",
    query:
      "mutation ($username: String!, $password: String!) { ordinaryUserLogin(username: $username, password: $password) { accessToken } }",
    known: (n) => ({ username: nameAt(n), password }),
    unknown: (n) => ({ username: stranger(n), password }),
  },
  {
    name: "registration",
    query: "mutation ($input: RegistrationInput!) { registrationBegin(input: $input) }",
    known: (n) => ({ input: { email: `${nameAt(n)}@demo.com`, username: `guest.a${n}`, password } }),
    unknown: (n) => ({ input: { email: `${stranger(n)}@demo.com`, username: `guest.b${n}`, password } }),
  },
  {
    name: "reset",
    query: "mutation ($email: String!) { passwordResetBegin(email: $email) }",
    known: (n) => ({ email: `${nameAt(n)}@demo.com` }),
    unknown: (n) => ({ email: `${stranger(n)}@demo.com` }),
  },
];

/** Knocks once: how long the answer took, in ms, and what it said but for the request's own id. */
async function knock(origin: string, query: string, variables: object) {
  const start = performance.now();
  const answer = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  const body = await answer.text();
  const took = performance.now() - start;
  const headers = [...answer.headers.keys()].toSorted().join();
  await sleep(PAUSE_MS);
  return { took, said: `${answer.status} ${headers} ${body.replace(/"requestId":"[^"]*"/, "")}` };
}

/** How far the ranks of two samples lie apart (Mann and Whitney), in standard deviations of what chance gives. */
function deviation(one: readonly number[], other: readonly number[]): number {
  const above = one.reduce(
    (sum, a) => sum + other.reduce((count, b) => count + (a > b ? 1 : a === b ? 0.5 : 0), 0),
    0,
  );
  const [m, n] = [one.length, other.length];
  return Math.abs(above - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12);
}

/** Says whether what the doors answer, and how long that takes, tells which accounts exist. */
export async function knockAtDoors(strict: boolean): Promise<void> {
  const server = await startServer(START, {
    LOG_LEVEL: "silent",
    RATE_LIMIT: "off",
    DATABASE_URL: ":memory:",
  });
  try {
    for (const { name, query, known, unknown } of doors) {
      const took = { known: [] as number[], unknown: [] as number[] };
      const said = new Set<string>();
      for (let n = -10; n < TRIES; n += 1) {
        const order = n % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
        for (const which of order) {
          const answer = await knock(server.origin, query, (which === "known" ? known : unknown)(n + 10));
          if (n < 0) continue;
          took[which].push(answer.took);
          said.add(answer.said);
        }
      }
      if (said.size > 1) throw new Error(`${name} tells by what it says: ${[...said].join(" | ")}`);
      console.log(
        `\n${name}: the same answer ${2 * TRIES} times; median ${median(took.known).toFixed(2)} ms with an account and ${median(took.unknown).toFixed(2)} ms without`,
      );
      judge(
        [
          {
            name: `${name}: difference of the times, in deviations`,
            value: deviation(took.known, took.unknown),
            target: MOST_DEVIATION,
            isLimit: true,
            drifted: 0,
          },
        ],
        strict,
      );
    }
  } finally {
    await server.stop();
  }
}
