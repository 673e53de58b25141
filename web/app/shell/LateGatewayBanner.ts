import { lazyPiece } from "../../ui/lazy/lazyPiece.tsx";

/** The banner of a gateway that does not answer; its code is fetched while it still does. */
export const LateGatewayBanner = lazyPiece(async () => (await import("./GatewayBanner.tsx")).GatewayBanner);
