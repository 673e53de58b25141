import { useWatch } from "react-hook-form";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useSettledText } from "#web/lib/timing/useSettledText.ts";
import { writeFileSize } from "#web/ui/form/files/writeFileSize.ts";
import { useHostedBuyImageQuery } from "./buy.generated.ts";
import type { BuyValues } from "./buyForm.ts";
import { buyTexts } from "./buyParts.ts";

const IMAGE = /^([a-z0-9][a-z0-9._/-]*(?::\d+\/[a-z0-9._/-]+)?)(?::(\w[\w.-]{0,127}))?$/;

/** What the store knows of the image that was typed: its platforms, its size, its ports; of one from elsewhere, nothing. */
export function useFoundImage(): { found?: string; isUnasked?: boolean } {
  const words = useWords(buyTexts);
  const format = useFormat();
  const locale = useLocale();
  const typed = useWatch<BuyValues, "spec.image">({ name: "spec.image" });
  const settled = useSettledText(typed);
  const [, name = "", tag] = IMAGE.exec(settled) ?? [];
  const { data, error } = useHostedBuyImageQuery({
    variables: { name: name.split("/").at(-1) ?? "" },
    skip: name === "",
  });
  const repo = settled === typed ? data?.images.items.find(({ reference }) => reference === name) : undefined;
  const artifact = repo?.tags.find((one) => one.name === (tag ?? repo.latestTag))?.artifact;
  if (!artifact) return { isUnasked: error !== undefined && settled === typed };
  const facts = [
    artifact.platforms.map((one) => one.name.replace(/^linux\//, "")).join(", "),
    writeFileSize(artifact.sizeBytes, locale),
    ...(artifact.ports.length > 0
      ? [words("image.exposes", { ports: format.list(artifact.ports.map(({ port }) => String(port))) })]
      : []),
  ];
  return { found: words("image.found", { facts: facts.join(" · ") }) };
}
