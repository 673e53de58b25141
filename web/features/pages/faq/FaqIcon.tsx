import { ArrowUndo20Regular } from "@fluentui/react-icons/svg/arrow-undo";
import { Box20Regular } from "@fluentui/react-icons/svg/box";
import { Payment20Regular } from "@fluentui/react-icons/svg/payment";
import { QuestionCircle20Regular } from "@fluentui/react-icons/svg/question-circle";
import { VehicleTruckProfile20Regular } from "@fluentui/react-icons/svg/vehicle-truck-profile";
import { Wrench20Regular } from "@fluentui/react-icons/svg/wrench";

const icons: ReadonlyMap<string, typeof Box20Regular> = new Map([
  ["arrow-undo", ArrowUndo20Regular],
  ["box", Box20Regular],
  ["payment", Payment20Regular],
  ["vehicle-truck-profile", VehicleTruckProfile20Regular],
  ["wrench", Wrench20Regular],
]);

export function FaqIcon({ name }: { name: string }) {
  const Icon = icons.get(name) ?? QuestionCircle20Regular;
  return <Icon aria-hidden />;
}
