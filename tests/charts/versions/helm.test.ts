import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { helmOn } from "#gateway/helm/command.ts";
import { inFolder } from "#gateway/helm/folder.ts";
import { createTestGateway } from "#tests/support/gateway.ts";
import { chartCalls, standIn } from "#tests/charts/chartCalls.ts";

const files = [
  { path: "Chart.yaml", text: "name: buoy\n" },
  { path: "values.yaml", text: "a: 1\n" },
  { path: "templates/a.yaml", text: "kind: Service\n" },
];
const target = { release: "buoy", namespace: "default" };

it("where there is no command, that is said", async () => {
  const none = helmOn({ path: "/nowhere" });
  expect(await none.release()).toBeNull();
  await expect(none.template(files, target)).rejects.toMatchObject({ code: "HELM_NOT_INSTALLED" });
});

it("the stand-in, which is not Helm, is run as Helm would be, and leaves no folder behind", async () => {
  // A folder of its own: other tests make theirs in the system's at the same time.
  const folder = await mkdtemp(join(tmpdir(), "berth-helm-"));
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  const helm = helmOn({ path: standIn });
  expect(await helm.release()).toContain("stand-in");
  expect((await helm.lint(files)).isPassed).toBe(true);
  expect(await helm.template(files, target)).toContain("kind: Service");
  expect(await readdir(folder)).toEqual([]);
});

it("what it refuses is told in its words", async () => {
  const failing = [...files, { path: "values.yaml", text: "a: fail me\n" }].slice(2).concat(files[0] ?? []);
  await expect(helmOn({ path: standIn }).template(failing, target)).rejects.toMatchObject({
    code: "HELM_FAILED",
    details: { reason: "Error: execution error at (chart/templates/a.yaml)" },
  });
});

it.each(["../a", "a/../../b", "/etc/x", "a\\b", "a\0"])("no file is written to %j", async (path) => {
  await expect(inFolder([{ path, text: "" }], "", () => Promise.resolve())).rejects.toMatchObject({
    code: "CHART_PATH_REFUSED",
  });
});

it("files are in a folder that is gone afterwards", async () => {
  const chart = await inFolder(files, "", ({ chart }) => Promise.resolve(chart));
  expect(existsSync(chart)).toBe(false);
});

it("a dry run by the stand-in says what would become of what is published", async () => {
  const gateway = await createTestGateway({ env: { PATH: standIn } });
  onTestFinished(() => gateway.close());
  const calls = chartCalls(() => gateway);
  const { items } = await calls.charts({ q: "harbour-shop" });
  const { run, helm } = await calls.ask<{
    run: { objects: { kind: string; step: string }[]; isPassed: boolean };
    helm: object;
  }>(
    "query ($id: ID!) { helm { isInstalled isCluster } run: chartDryRun(versionId: $id) { isPassed manifest lint objects { kind name step } } }",
    { id: items[0]?.versions[0]?.id },
  );
  expect(helm).toEqual({ isInstalled: true, isCluster: false });
  expect(run.isPassed).toBe(true);
  expect(run.objects.map(({ kind, step }) => [kind, step])).toEqual([
    ["Deployment", "UPDATE"],
    ["HorizontalPodAutoscaler", "UNCHANGED"],
    ["Ingress", "UNCHANGED"],
    ["Service", "UNCHANGED"],
    ["ServiceMonitor", "CREATE"],
  ]);
});

it("without the command a dry run is refused, and the gateway says that there is none", async () => {
  const gateway = await createTestGateway({ env: { PATH: "/nowhere" } });
  onTestFinished(() => gateway.close());
  const calls = chartCalls(() => gateway);
  const { items } = await calls.charts({ q: "harbour-shop" });
  const run = "query ($id: ID!) { chartDryRun(versionId: $id) { isPassed } }";
  expect(await calls.refusal(run, { id: items[0]?.versions[0]?.id })).toMatchObject({
    code: "HELM_NOT_INSTALLED",
  });
  expect(await calls.ask("{ helm { isInstalled } }")).toEqual({ helm: { isInstalled: false } });
});
