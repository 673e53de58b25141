import type { DemoControl, DemoProps } from "./demo.ts";
import type { DemoLook } from "./demoLooks.ts";

/** What may be tried in a demo, what is tried, and how it is shown beside itself. */
export interface Tries {
  controls: readonly DemoControl[];
  props: DemoProps;
  onProps: (props: DemoProps) => void;
  looks: readonly DemoLook[];
  onLooks: (looks: readonly DemoLook[]) => void;
}
