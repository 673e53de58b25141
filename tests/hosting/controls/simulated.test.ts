import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { CREATE, inputOf, key, type AppAnswer } from "#tests/hosting/hostingGateway.ts";

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await createTestGateway();
  await gateway.app.ready();
  token = await gateway.signIn("client");
  await gateway.leading.pass(20);
});
afterEach(() => gateway.close());

const pass = async (seconds: number) => {
  for (let left = seconds; left > 0; left -= 1) {
    gateway.clock.move(1_000);
    await gateway.leading.pass(1_000);
  }
};
const made = async (spec: object): Promise<AppAnswer> => {
  const { data, errors } = await gateway.graphql(CREATE, { input: inputOf({ spec }), key: key() }, token);
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as { app: AppAnswer }).app;
};
const appOf = async (id: string) =>
  (
    await gateway.graphql(
      "query ($id: ID!) { app(id: $id) { phase readyReplicas reason { code } } pods(appId: $id) { phase isReady } }",
      { id },
      token,
    )
  ).data;

it("an app runs on the simulated engine, which needs nothing installed", async () => {
  const { id } = await made({
    image: "berth/hello:1.0",
    ports: [{ port: 8080 }],
    health: { port: 8080, path: "/" },
  });
  await pass(40);
  expect(await appOf(id)).toMatchObject({
    app: { phase: "RUNNING", readyReplicas: 1 },
    pods: [{ phase: "RUNNING", isReady: true }],
  });
});

it.each([
  ["an image that is not there", { image: "nobody/knows:1" }, "IMAGE_PULL_FAILED"],
  ["a command that exits at once", { image: "nginx:1.29", command: ["true"] }, "EXITED"],
  [
    "a health check that never passes",
    { image: "fault/unhealthy:1", ports: [{ port: 80 }], health: { port: 80 } },
    "HEALTH_CHECK_FAILED",
  ],
])("%s ends in a stated reason", async (_, spec, code) => {
  const { id } = await made(spec);
  await pass(130);
  expect(await appOf(id)).toMatchObject({ app: { phase: "FAILED", reason: { code } } });
});
