import type { Finding, Scan } from "./artifacts.ts";

const severities = ["CRITICAL", "HIGH", "MEDIUM", "LOW"] as const satisfies readonly Finding["severity"][];

/** What was found, counted and in its order. */
export function scanOf({ status, at, findings }: Pick<Scan, "status" | "findings" | "at">): Scan {
  const count = (severity: Finding["severity"]) => findings.filter((one) => one.severity === severity).length;
  return {
    status,
    at,
    critical: count("CRITICAL"),
    high: count("HIGH"),
    medium: count("MEDIUM"),
    low: count("LOW"),
    fixable: findings.filter(({ fixed }) => fixed !== null).length,
    findings: findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)),
  };
}

/** Nobody looked. */
export const notScanned: Scan = scanOf({ status: "NOT_SCANNED", at: null, findings: [] });
