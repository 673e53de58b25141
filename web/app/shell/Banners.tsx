import { useSandbox } from "#web/lib/connection/sandbox.ts";
import { useSession } from "#web/lib/session/session.ts";
import { SandboxBanner } from "./SandboxBanner.tsx";
import { ViewAsBanner } from "./ViewAsBanner.tsx";

/** What is out of the ordinary for this tab or this session, said on every screen. */
export function Banners() {
  const sandbox = useSandbox();
  const viewingAs = useSession()?.user.viewingAs;
  return (
    <div role="status">
      {viewingAs !== undefined && <ViewAsBanner role={viewingAs} />}
      {sandbox !== null && <SandboxBanner sandbox={sandbox} />}
    </div>
  );
}
