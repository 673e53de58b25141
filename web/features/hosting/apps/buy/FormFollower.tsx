import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { BuyValues, TemplateSource } from "./buyForm.ts";

const PROTOCOLS = { HTTP: "HTTP", TCP: "TCP", UDP: "UDP" } as const;
const protocolOf = (text: string) => (text === "TCP" || text === "UDP" ? PROTOCOLS[text] : PROTOCOLS.HTTP);

export interface FormFollowerProps {
  /** What a template was filled in to; it fills the form when it comes. */
  source: TemplateSource | undefined;
  slug: string | undefined;
  onValues: (values: BuyValues) => void;
}

/** Stands in the form: tells its values to what stands beside it, and takes in what a template brings. */
export function FormFollower({ source, slug, onValues }: FormFollowerProps) {
  const { setValue, getValues, control } = useFormContext<BuyValues>();
  const values = useWatch({ control });
  useEffect(() => onValues(getValues()), [values, getValues, onValues]);
  useEffect(() => {
    if (!source) return;
    const set = <TName extends "spec.image" | "spec.ports" | "spec.volumes" | "variables" | "name">(
      name: TName,
      value: Parameters<typeof setValue<TName>>[1],
    ) => setValue(name, value, { shouldDirty: true, shouldValidate: true });
    set("spec.image", source.image);
    set(
      "spec.ports",
      source.ports.map(({ port, protocol, isPublic }) => ({
        port,
        protocol: protocolOf(protocol),
        isPublic,
      })),
    );
    set("spec.volumes", source.volumes);
    set("variables", source.env.map(({ key, value }) => `${key}=${value}`).join("\n"));
    setValue("spec.healthPath", source.health?.path ?? "");
    setValue("cpu", source.cpuMilli);
    setValue("memory", source.memoryMib);
    if (getValues("name") === "" && slug !== undefined) set("name", slug);
  }, [source, slug, setValue, getValues]);
  return null;
}
