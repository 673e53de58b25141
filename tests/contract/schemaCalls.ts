import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { vi } from "vitest";
import { schemaCommand } from "#gateway/schemaCommand.ts";

interface Ending {
  output: string;
  complaint: string;
  code: number | null;
}
type Command = (...args: string[]) => Promise<Ending>;
export function schemaCalls(folder: string) {
  /** Runs the command as a user in `folder` would. */
  const schemaProcess: Command = async (...args) => {
    const child = spawn(process.execPath, [".scripts/schema.mjs", ...args], {
      env: { ...process.env, INIT_CWD: folder },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    const [output, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { output, complaint, code };
  };
  /** What the command's process does, without a process: most of its time is the gateway's code. */
  const schema: Command = async (...args) => {
    const said = { output: "", complaint: "" };
    vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
      said.output += chunk.toString();
      return true;
    });
    vi.spyOn(console, "error").mockImplementation((line: string) => {
      said.complaint += `${line}\n`;
    });
    try {
      const code = await schemaCommand(args, folder);
      return { ...said, code };
    } finally {
      vi.restoreAllMocks();
    }
  };
  /** Compares the gateway's schema with a text that was saved. */
  async function against(saved: string, { name = "saved.graphql", command = schema } = {}) {
    writeFileSync(join(folder, name), saved);
    return await command("--against", name);
  }
  return { schemaProcess, schema, against };
}
