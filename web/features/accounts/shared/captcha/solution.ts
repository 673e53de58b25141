import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";

export const solutionOf = async (challenge: Challenge) => await solveChallenge({ challenge, deriveKey });
