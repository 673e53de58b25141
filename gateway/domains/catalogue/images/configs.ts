import type { Artifact, Layer } from "./artifacts.ts";
import type { ImageConfig } from "#gateway/platform/registry/registryAnswers.ts";

const LONGEST = 300;

/** A step as people wrote it: without the shell that ran it. */
const commandOf = (text: string): string =>
  text
    .replace(/^\/bin\/sh -c (?:#\(nop\)\s*)?/, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST);

/** The steps that an image is made of, with the sizes of those that left a layer. */
export function layersOf(
  { history }: ImageConfig,
  layers: readonly { digest: string; sizeBytes: number }[],
): Layer[] {
  const steps = history ?? [];
  const made = steps.filter((step) => !step.empty_layer).length;
  if (made !== layers.length)
    return layers.map(({ digest, sizeBytes }) => ({ command: digest.slice(0, 19), sizeBytes }));
  const left = [...layers];
  return steps.map((step) => ({
    command: commandOf(step.created_by),
    sizeBytes: step.empty_layer ? 0 : (left.shift()?.sizeBytes ?? 0),
  }));
}

/** The ports that an image says it listens on, in their order. */
export const portsOf = (config: ImageConfig | undefined): Artifact["ports"] =>
  Object.keys(config?.config?.ExposedPorts ?? {})
    .flatMap((text): Artifact["ports"] => {
      const [, port, protocol = "tcp"] = /^(\d{1,5})(?:\/(tcp|udp))?$/.exec(text) ?? [];
      return port === undefined ? [] : [{ port: Number(port), protocol: protocol.toUpperCase() }];
    })
    .filter(({ port }) => port >= 1 && port <= 65_535)
    .toSorted((a, b) => a.port - b.port);

/** The variables that an image sets. */
export const variablesOf = (config: ImageConfig | undefined): Artifact["env"] =>
  (config?.config?.Env ?? []).map((text) => {
    const at = text.indexOf("=");
    return at < 0 ? { key: text, value: "" } : { key: text.slice(0, at), value: text.slice(at + 1) };
  });
