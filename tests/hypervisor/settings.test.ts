import { expect, it } from "vitest";
import { readConfig } from "#gateway/platform/config.ts";

it("is simulated unless it is said otherwise", () => expect(readConfig({}).hypervisor).toBe("simulated"));

it.each([
  [{ HYPERVISOR: "xen" }, 'HYPERVISOR is "xen", but must be simulated or qemu.'],
  [{ HYPERVISOR: "qemu" }, "QEMU_KERNEL is missing, but HYPERVISOR=qemu needs it"],
  [{ HYPERVISOR: "qemu", QEMU_KERNEL: "/boot/vmlinuz" }, "QEMU_INITRD is missing"],
  [{ HYPERVISOR: "qemu", QEMU_KERNEL: "vmlinuz", QEMU_INITRD: "/i" }, "QEMU_KERNEL is"],
])("%o stops the start with a sentence", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
