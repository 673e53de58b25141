import { ChevronDown20Regular } from "@fluentui/react-icons/svg/chevron-down";
import { useFront } from "#web/front/front.ts";

export interface QuestionListProps {
  names: readonly string[];
  /** Where the texts of the questions begin. */
  start: string;
}

export function QuestionList({ names, start }: QuestionListProps) {
  const { t } = useFront();
  return (
    <div className="questions">
      {names.map((name) => (
        <details key={name} name="questions">
          <summary>
            <h3>{t(`${start}.${name}.question`)}</h3>
            <ChevronDown20Regular />
          </summary>
          <p>{t(`${start}.${name}.answer`)}</p>
        </details>
      ))}
    </div>
  );
}
