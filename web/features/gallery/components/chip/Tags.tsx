import { Tag } from "@fluentui/react-components";
import { Globe16Regular } from "@fluentui/react-icons/svg/globe";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { people } from "#web/features/gallery/components/parts/people.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";

export const Tags: Demo = { order: 10, controls: ["size", "disabled", "longText"], Piece };

const sizes = { small: "extra-small", medium: "small", large: "medium" } as const;
const appearances = ["filled", "outline", "brand"] as const;

function Piece({ size, disabled, longText }: DemoProps) {
  const words = useWords("galleryComponents:chip.Tags");
  return (
    <Row>
      {appearances.map((appearance) => (
        <Tag key={appearance} appearance={appearance} size={sizes[size]} disabled={disabled}>
          {words(longText ? "long" : appearance)}
        </Tag>
      ))}
      <Tag size={sizes[size]} disabled={disabled} icon={<Globe16Regular />}>
        {words("icon")}
      </Tag>
      <Tag
        size={sizes[size]}
        shape="circular"
        disabled={disabled}
        media={<PersonMark name="" avatar={people[1]?.avatar ?? null} size={20} />}
      >
        {people[1]?.name}
      </Tag>
    </Row>
  );
}
