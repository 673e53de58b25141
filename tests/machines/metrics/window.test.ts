import { expect, it } from "vitest";
import { withSample } from "#web/features/machines/machines/panel/monitorParts.ts";

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1_000).toISOString();
const values = [1, 2, 3, null];
const metrics = {
  machineId: "vm_x",
  seconds: 15,
  times: [0, 15, 30, 45].map(at),
  cpuMilli: values,
  memoryBytes: values,
  received: values,
  sent: values,
  read: values,
  written: values,
};
const sample = (seconds: number, value: number) => ({
  at: at(seconds),
  cpuMilli: value,
  memoryBytes: value,
  received: value,
  sent: value,
  read: value,
  written: value,
});

it.each([
  ["at its time", 45, [1, 2, 3, 9], [0, 15, 30, 45]],
  ["behind the last", 60, [2, 3, null, 9], [15, 30, 45, 60]],
  ["behind a gap", 90, [null, null, null, 9], [45, 60, 75, 90]],
  ["after all of them", 600, [null, null, null, 9], [555, 570, 585, 600]],
])("what is measured now stands %s", (_, seconds, expected, times) => {
  const made = withSample(metrics, sample(seconds, 9));
  expect(made.times).toEqual(times.map(at));
  expect(made.cpuMilli).toEqual(expected);
});

it("what is older than all is left out", () => expect(withSample(metrics, sample(-15, 9))).toEqual(metrics));
