import type { ImageCategory } from "#web/generated/types.ts";
import { ThingMark } from "#web/ui/brand/ThingMark.tsx";
import { categoryIcons } from "./imageParts.ts";

export function ImageMark({ category }: { category: ImageCategory }) {
  const Icon = categoryIcons[category];
  return <ThingMark icon={<Icon />} />;
}
