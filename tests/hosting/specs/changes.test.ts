import { expect, it } from "vitest";
import { changesBetween, MASKED, type Snapshot } from "#gateway/domains/hosting/specs/rules.ts";

const before: Snapshot = {
  spec: {
    image: "berth/hello:1.0",
    command: null,
    args: null,
    cpuMilli: 200,
    memoryMib: 256,
    ports: [{ port: 8080, protocol: "HTTP", isPublic: true }],
    health: null,
    volumes: [],
    isReadOnly: false,
  },
  variables: [{ key: "TOKEN", value: "sealed-one", isSecret: true }],
  files: [],
};

it("says what is another, and only that", () => {
  const after = { ...before, spec: { ...before.spec, image: "berth/hello:1.1" } };
  expect(changesBetween(before, after)).toEqual([
    { path: "image", before: "berth/hello:1.0", after: "berth/hello:1.1" },
  ]);
});

it("says that a secret changed, and never what it is", () => {
  const after = { ...before, variables: [{ key: "TOKEN", value: "sealed-two", isSecret: true }] };
  expect(changesBetween(before, after)).toEqual([{ path: "variables.TOKEN", before: MASKED, after: MASKED }]);
});
