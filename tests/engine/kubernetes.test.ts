import { conformance } from "./conformance.ts";
import { kubernetesKit } from "./kubernetesKit.ts";

conformance("Kubernetes (a stand-in for its API server)", kubernetesKit);
