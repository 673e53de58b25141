import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it, vi } from "vitest";
import { createQemuHypervisor } from "#gateway/hypervisor/qemu/qemu.ts";
import { conformance, guest } from "./conformance.ts";

const isThere = (command: string) => spawnSync(command, ["--version"]).error === undefined;
const kernel = process.env["QEMU_KERNEL"] ?? globSync("/boot/vmlinuz-*-cloud-amd64").at(-1) ?? "";
const busybox = ["/bin/busybox", "/usr/bin/busybox"].find((path) => existsSync(path)) ?? "";

const INIT = `#!/bin/busybox sh
/bin/busybox mkdir -p /proc /sys /dev
/bin/busybox mount -t proc proc /proc
/bin/busybox mount -t devtmpfs dev /dev
/bin/busybox --install -s /bin
export PATH=/bin
while true; do setsid cttyhack sh </dev/ttyS0 >/dev/ttyS0 2>&1; done
`;

/** A file system of busybox alone, with a shell on the serial line. */
function initialFiles(folder: string): string {
  const root = join(folder, "root");
  mkdirSync(join(root, "bin"), { recursive: true });
  copyFileSync(busybox, join(root, "bin/busybox"));
  writeFileSync(join(root, "init"), INIT);
  for (const name of ["init", "bin/busybox"]) chmodSync(join(root, name), 0o755);
  const target = join(folder, "initrd.gz");
  execFileSync("sh", [
    "-c",
    `cd '${root}' && find . | '${busybox}' cpio -o -H newc 2>/dev/null | gzip >'${target}'`,
  ]);
  return target;
}

const missing = !isThere("qemu-system-x86_64")
  ? "qemu-system-x86_64 is not installed"
  : kernel === ""
    ? "no kernel of linux-image-cloud-amd64: name one by QEMU_KERNEL"
    : busybox === ""
      ? "busybox-static is not installed"
      : null;

if (missing === null)
  conformance("QEMU", () => {
    const folder = mkdtempSync(join(tmpdir(), "vm"));
    const initrd = initialFiles(folder);
    const again = () => createQemuHypervisor({ kernel, initrd, accel: "tcg", folder: join(folder, "g") });
    return Promise.resolve({
      hypervisor: again(),
      again,
      pass: () => Promise.resolve(),
      interval: 300,
      close: async () => {
        const last = again();
        await vi.waitFor(
          async () => {
            const { state } = await last.carryOut(guest(), { token: "end", kind: "RELEASE" });
            if (state === "RUNNING") throw new Error("It is under way.");
          },
          { timeout: 30_000 },
        );
        await last.close();
        rmSync(folder, { recursive: true, force: true });
      },
    });
  });
else it.skip(`the QEMU hypervisor (${missing})`, () => {});
