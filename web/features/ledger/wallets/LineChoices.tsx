import { makeStyles } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { useWords } from "#web/lib/texts/words.ts";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { type LinePlace, periods, shownTypes } from "./linePlace.ts";
import { accounts, typeTexts, walletTexts } from "./walletParts.ts";

const useStyles = makeStyles({
  choices: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

export interface LineChoicesProps {
  place: LinePlace;
  onChoice: (change: Partial<LinePlace>) => void;
}

/** Narrows the ledger by what it was, by the account and by the time. */
export function LineChoices({ place, onChoice }: LineChoicesProps) {
  const styles = useStyles();
  const words = useWords(walletTexts);
  const types = useWords(typeTexts);
  const choice = <T extends string>(
    name: string,
    options: readonly T[],
    now: T | null,
    label: (option: T) => string,
    choose: (option: T | null) => void,
  ) => {
    const all = words(`lines.all.${name}`);
    const shown = now === null ? all : label(now);
    return (
      <MenuButton
        size="small"
        icon={<ChevronDown16Regular />}
        iconPosition="after"
        aria-label={words(`lines.by.${name}`, { choice: shown })}
        actions={() => [
          { id: "all", label: all, chosen: now === null, run: () => choose(null) },
          ...options.map((id) => ({
            id,
            label: label(id),
            chosen: id === now,
            run: () => choose(id),
          })),
        ]}
      >
        {shown}
      </MenuButton>
    );
  };
  return (
    <div className={styles.choices}>
      {choice("type", shownTypes, place.type, types, (type) => onChoice({ type }))}
      {choice(
        "account",
        accounts,
        place.account,
        (id) => words(`accounts.${id}`),
        (account) => onChoice({ account }),
      )}
      {choice(
        "period",
        periods,
        place.period,
        (id) => words(`lines.periods.${id}`),
        (period) => onChoice({ period }),
      )}
    </div>
  );
}
