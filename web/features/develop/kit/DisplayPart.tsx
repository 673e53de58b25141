import { ChartExample } from "./ChartExample.tsx";
import { DescriptionExample } from "./DescriptionExample.tsx";
import { FigureExample } from "./FigureExample.tsx";
import { KitPart } from "./KitPart.tsx";
import { PanesExample } from "./PanesExample.tsx";
import { PeopleExample } from "./PeopleExample.tsx";
import { StepperExample } from "./StepperExample.tsx";
import { TimelineExample } from "./TimelineExample.tsx";

export function DisplayPart() {
  return (
    <KitPart
      part="display"
      examples={[
        { id: "chart", Piece: ChartExample, wide: true },
        { id: "figure", Piece: FigureExample, wide: true },
        { id: "stepper", Piece: StepperExample, wide: true },
        { id: "timeline", Piece: TimelineExample },
        { id: "people", Piece: PeopleExample },
        { id: "description", Piece: DescriptionExample },
        { id: "panes", Piece: PanesExample, wide: true },
      ]}
    />
  );
}
