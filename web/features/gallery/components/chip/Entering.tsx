import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const HostsForm = lazyComponent(
  () => import("#web/features/gallery/components/parts/HostsForm.tsx"),
  "HostsForm",
);

export const Entering: Demo = { order: 40, keys: true, Piece };

function Piece() {
  return <HostsForm />;
}
