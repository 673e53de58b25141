import { AreaExample } from "./AreaExample.tsx";
import { CheckExample } from "./CheckExample.tsx";
import { ChoiceExample } from "./ChoiceExample.tsx";
import { CodeExample } from "./CodeExample.tsx";
import { ConflictExample } from "./ConflictExample.tsx";
import { DateExample } from "./DateExample.tsx";
import { FileExample } from "./FileExample.tsx";
import { KitPart } from "./KitPart.tsx";
import { NumberExample } from "./NumberExample.tsx";
import { PictureExample } from "./PictureExample.tsx";
import { RadioExample } from "./RadioExample.tsx";
import { RichTextExample } from "./RichTextExample.tsx";
import { RowsExample } from "./RowsExample.tsx";
import { SchemaExample } from "./SchemaExample.tsx";
import { SliderExample } from "./SliderExample.tsx";
import { TagExample } from "./TagExample.tsx";
import { TextExample } from "./TextExample.tsx";
import { WizardExample } from "./WizardExample.tsx";

export function FormsPart() {
  return (
    <KitPart
      part="forms"
      examples={[
        { id: "text", Piece: TextExample },
        { id: "number", Piece: NumberExample },
        { id: "choice", Piece: ChoiceExample },
        { id: "tags", Piece: TagExample },
        { id: "radio", Piece: RadioExample },
        { id: "checks", Piece: CheckExample },
        { id: "area", Piece: AreaExample },
        { id: "slider", Piece: SliderExample },
        { id: "dates", Piece: DateExample },
        { id: "rich", Piece: RichTextExample },
        { id: "source", Piece: CodeExample },
        { id: "files", Piece: FileExample },
        { id: "gallery", Piece: PictureExample },
        { id: "rows", Piece: RowsExample },
        { id: "wizard", Piece: WizardExample, wide: true },
        { id: "schema", Piece: SchemaExample },
        { id: "conflict", Piece: ConflictExample },
      ]}
    />
  );
}
