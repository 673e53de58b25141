import type { Challenge } from "altcha-lib/types";
import { solutionOf } from "./solution.ts";

self.addEventListener("message", ({ data }: MessageEvent<Challenge>) => {
  solutionOf(data).then(
    (solution) => self.postMessage(solution),
    () => self.postMessage(null),
  );
});
