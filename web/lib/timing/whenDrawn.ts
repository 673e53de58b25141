import { afterPaint } from "./afterPaint.ts";
import { whenIdle } from "./whenIdle.ts";

/** Runs what nobody waits for once what came is drawn and its pictures are asked for, which is with the frame after its own; answers what calls it off. */
export function whenDrawn(work: () => void): () => void {
  let callOff = whenIdle(() => {
    callOff = afterPaint(() => {
      callOff = afterPaint(work);
    });
  });
  return () => callOff();
}
