import { Accessibility20Regular } from "@fluentui/react-icons/svg/accessibility";
import { Call20Regular } from "@fluentui/react-icons/svg/call";
import { Chat20Regular } from "@fluentui/react-icons/svg/chat";
import { Checkmark20Regular } from "@fluentui/react-icons/svg/checkmark";
import { Color20Regular } from "@fluentui/react-icons/svg/color";
import { Crown20Regular } from "@fluentui/react-icons/svg/crown";
import { DataTrending20Regular } from "@fluentui/react-icons/svg/data-trending";
import { Flag20Regular } from "@fluentui/react-icons/svg/flag";
import { Grid20Regular } from "@fluentui/react-icons/svg/grid";
import { Headset20Regular } from "@fluentui/react-icons/svg/headset";
import { Info20Regular } from "@fluentui/react-icons/svg/info";
import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import { People20Regular } from "@fluentui/react-icons/svg/people";
import { Person20Regular } from "@fluentui/react-icons/svg/person";
import { Rocket20Regular } from "@fluentui/react-icons/svg/rocket";
import { Server20Regular } from "@fluentui/react-icons/svg/server";
import { Translate20Regular } from "@fluentui/react-icons/svg/translate";

const icons: ReadonlyMap<string, typeof Info20Regular> = new Map([
  ["accessibility", Accessibility20Regular],
  ["call", Call20Regular],
  ["chat", Chat20Regular],
  ["checkmark", Checkmark20Regular],
  ["color", Color20Regular],
  ["crown", Crown20Regular],
  ["data-trending", DataTrending20Regular],
  ["flag", Flag20Regular],
  ["grid", Grid20Regular],
  ["headset", Headset20Regular],
  ["mail", Mail20Regular],
  ["people", People20Regular],
  ["person", Person20Regular],
  ["rocket", Rocket20Regular],
  ["server", Server20Regular],
  ["translate", Translate20Regular],
]);

export function ProfileIcon({ name }: { name: string }) {
  const Icon = icons.get(name) ?? Info20Regular;
  return <Icon aria-hidden />;
}
