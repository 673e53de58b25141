import { setTimeout as sleep } from "node:timers/promises";
import { judge, median } from "./measure.ts";
import { START, startServer } from "./peerServers.ts";

/** So many blocks of four knocks are timed at each door; a few more go before, to warm up. */
const BLOCKS = 200;
const WARM_UP = 6;
/** How far apart the times may lie, in standard deviations: chance alone goes beyond it once in a thousand runs of a door. */
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

/**
 * How far differences lie from none (Wilcoxon's signed ranks), in standard deviations of what chance gives. In each block it is
 * drawn by lot who comes first and last: where there is no difference, each sign is as likely as the other, however the machine
 * drifts or stumbles meanwhile, and nothing else is taken for granted.
 */
function deviation(differences: readonly number[]): number {
  const ranked = differences.filter((one) => one !== 0).toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const sum = ranked.reduce((total, one, at) => total + Math.sign(one) * (at + 1), 0);
  return Math.abs(sum) / Math.sqrt(ranked.reduce((total, _, at) => total + (at + 1) ** 2, 0));
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
      const differences: number[] = [];
      const said = new Set<string>();
      for (let block = -WARM_UP; block < BLOCKS; block += 1) {
        // First and last, and the two between: what grows or falls steadily meanwhile is in both alike.
        const [outer, inner] =
          Math.random() < 0.5 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
        const times = { known: 0, unknown: 0 };
        for (const [at, which] of [outer, inner, inner, outer].entries()) {
          const n = 4 * (block + WARM_UP) + at;
          const answer = await knock(server.origin, query, (which === "known" ? known : unknown)(n));
          times[which] += answer.took / 2;
          if (block < 0) continue;
          took[which].push(answer.took);
          said.add(answer.said);
        }
        if (block >= 0) differences.push(times.known - times.unknown);
      }
      if (said.size > 1) throw new Error(`${name} tells by what it says: ${[...said].join(" | ")}`);
      console.log(
        `\n${name}: the same answer ${4 * BLOCKS} times; median ${median(took.known).toFixed(2)} ms with an account and ${median(took.unknown).toFixed(2)} ms without; ${median(differences).toFixed(3)} ms more with one, block by block`,
      );
      judge(
        [
          {
            name: `${name}: difference of the times, in deviations`,
            value: deviation(differences),
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
