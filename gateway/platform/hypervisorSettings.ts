import { z } from "zod";

/** The variables that say what runs virtual machines. */
export const variables = {
  HYPERVISOR: z.enum(["simulated", "qemu"]).default("simulated"),
  QEMU_KERNEL: z.string().startsWith("/").optional(),
  QEMU_INITRD: z.string().startsWith("/").optional(),
  QEMU_ACCEL: z.enum(["tcg", "kvm"]).default("tcg"),
  QEMU_FOLDER: z.string().max(60).default(".data/machines"),
};

/** What each of them may be. */
export const words: Record<keyof typeof variables, string> = {
  HYPERVISOR: "simulated or qemu",
  QEMU_KERNEL: "the whole path of a Linux kernel that guests are booted with, for example /boot/vmlinuz",
  QEMU_INITRD: "the whole path of the initial file system that goes with it",
  QEMU_ACCEL: "tcg or kvm",
  QEMU_FOLDER: "a folder of at most 60 characters, for example .data/machines",
};

type Given = z.output<z.ZodObject<typeof variables>>;

/** What is wrong where real guests have nothing to boot, in a sentence. */
export function bare(data: Given): string | undefined {
  if (data.HYPERVISOR !== "qemu") return undefined;
  const name = (["QEMU_KERNEL", "QEMU_INITRD"] as const).find((one) => data[one] === undefined);
  return name && `${name} is missing, but HYPERVISOR=qemu needs it: ${words[name]}.`;
}

/** What runs virtual machines; what real guests are booted with, and the folder of their disks and sockets. */
export const read = (data: Given) => ({
  hypervisor: data.HYPERVISOR,
  qemu: {
    kernel: data.QEMU_KERNEL ?? "",
    initrd: data.QEMU_INITRD ?? "",
    accel: data.QEMU_ACCEL,
    folder: data.QEMU_FOLDER,
  },
});
