import * as z from "zod/mini";
import type { AppCreateInput, AppPortProtocol } from "#web/generated/types.ts";
import { volumeSchema } from "#web/features/hosting/apps/volumeForm.ts";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { PERSONAL } from "#web/features/hosting/apps/appParts.ts";
import type { HostedBuyTemplateQuery } from "./buy.generated.ts";

/** What one usually takes; anything between is taken too. */
export const cpuSteps = [100, 200, 500, 1_000, 2_000, 4_000, 8_000] as const;
export const memorySteps = [128, 256, 512, 1_024, 2_048, 4_096, 8_192, 16_384] as const;
export const replicaSteps = Array.from({ length: 20 }, (_, at) => at + 1);
export const protocols = ["HTTP", "GRPC", "WS", "TCP", "UDP"] as const satisfies readonly AppPortProtocol[];
export const packs = {
  LAS_NANO: { cpuMilli: 200, memoryMib: 256, diskGib: 1 },
  LAS_SMALL: { cpuMilli: 500, memoryMib: 512, diskGib: 5 },
  LAS_MEDIUM: { cpuMilli: 1_000, memoryMib: 2_048, diskGib: 10 },
  LAS_LARGE: { cpuMilli: 2_000, memoryMib: 4_096, diskGib: 20 },
} as const;
export const packIds = ["LAS_NANO", "LAS_SMALL", "LAS_MEDIUM", "LAS_LARGE"] as const;
export const periods = ["MONTH", "THREE_MONTHS", "YEAR"] as const;

export type TemplateSource = HostedBuyTemplateQuery["source"];

const IDLE_MINUTES = 30;
const LONGEST = 64 * 1_024;

/** Lines of `KEY=value`; blank ones and remarks are left out. */
export const linesOf = (variables: string): string[] =>
  variables
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

const port = z.object({
  port: wholeNumber({ min: 1, max: 65_535 }),
  protocol: z.enum(protocols),
  isPublic: z.boolean(),
});

export const buySchema = z.object({
  from: z.enum(["image", "template"]),
  place: z.string(),
  name: z.string().check(z.trim(), z.regex(/^[a-z]([a-z0-9-]{0,38}[a-z0-9])?$/)),
  spec: z.object({
    image: text({ min: 1, max: 255 }),
    ports: z.array(port).check(z.maxLength(10)),
    volumes: z.array(volumeSchema).check(z.maxLength(10)),
    healthPath: z.string().check(z.trim(), z.maxLength(200)),
  }),
  pack: z.enum(["CUSTOM", ...packIds]),
  period: z.enum(periods),
  cpu: z.number(),
  memory: z.number(),
  replicas: z.number(),
  sleeps: z.boolean(),
  variables: z.string().check(
    z.maxLength(LONGEST),
    z.refine((given) => linesOf(given).every((line) => /^[A-Za-z_]\w{0,127}=/.test(line))),
  ),
});

export type BuyValues = z.input<typeof buySchema>;
export type BuyChoices = z.output<typeof buySchema>;

export const blankPort = { port: null, protocol: "HTTP" as const, isPublic: true };

export const blankBuy = (image: string, place: string = PERSONAL): BuyValues => ({
  from: "image",
  place,
  name: "",
  spec: { image, ports: [{ port: 8080, protocol: "HTTP", isPublic: true }], volumes: [], healthPath: "" },
  pack: "CUSTOM",
  period: "MONTH",
  cpu: 200,
  memory: 256,
  replicas: 1,
  sleeps: false,
  variables: "",
});

/** What each pod is given. */
export const sizeOf = ({ pack, cpu, memory }: Pick<BuyValues, "pack" | "cpu" | "memory">) =>
  pack === "CUSTOM" ? { cpuMilli: cpu, memoryMib: memory } : packs[pack];

/** What the quote is asked for. */
export function quoteItemOf(values: BuyValues) {
  const { pack, period, replicas, spec } = values;
  if (pack !== "CUSTOM") return { productId: pack, period };
  const { cpuMilli, memoryMib } = sizeOf(values);
  return {
    productId: "LAS_METERED",
    period: "HOUR" as const,
    spec: {
      cpuMilli,
      memoryMib,
      replicas,
      diskGib: spec.volumes.reduce((sum, { sizeGib }) => sum + (sizeGib ?? 0), 0),
      ports: spec.ports.filter(({ isPublic }) => isPublic).length,
      hours: 1,
    },
  };
}

const SECRET = /PASSWORD|PASSWD|SECRET|TOKEN|PRIVATE|CREDENTIAL|_KEY$/i;

/** What is sent, with what a template brought beside what the form shows. */
export function inputOf(
  values: BuyChoices,
  template: { slug: string; source: TemplateSource } | undefined,
): AppCreateInput {
  const { name, spec, pack, period, replicas, sleeps, variables } = values;
  const source = values.from === "template" ? template?.source : undefined;
  const sealed = new Set(source?.env.filter(({ isSecret }) => isSecret).map(({ key }) => key));
  const [first] = spec.ports;
  const path = spec.healthPath === "" ? null : spec.healthPath;
  const { cpuMilli, memoryMib } = sizeOf(values);
  return {
    name,
    spec: {
      image: spec.image,
      cpuMilli,
      memoryMib,
      ports: spec.ports,
      volumes: spec.volumes,
      command: source?.command,
      args: source?.args,
      health:
        source?.health && path === null
          ? source.health
          : first && first.protocol !== "UDP"
            ? { path, port: source?.health?.port ?? first.port }
            : null,
    },
    variables: linesOf(variables).map((line) => {
      const at = line.indexOf("=");
      const key = line.slice(0, at);
      return { key, value: line.slice(at + 1), isSecret: sealed.has(key) || SECRET.test(key) };
    }),
    files: source?.files ?? [],
    replicas,
    sleep: sleeps ? { isEnabled: true, idleMinutes: IDLE_MINUTES } : null,
    billing: pack === "CUSTOM" ? { kind: "HOURLY" } : { kind: "MONTHLY", productId: pack, period },
    templateId: source ? template?.slug : undefined,
    projectId: values.place === PERSONAL ? undefined : values.place,
  };
}
