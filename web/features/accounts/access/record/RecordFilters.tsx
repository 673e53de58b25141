import { makeStyles } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { useWords } from "#web/lib/texts/words.ts";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { kindNames, periods, recordTexts } from "./recordParts.ts";

export interface RecordWish {
  account: string;
  address: string;
  kinds: (typeof kindNames)[number];
  period: (typeof periods)[number];
}

const useStyles = makeStyles({
  tools: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
});

export interface RecordFiltersProps {
  wish: RecordWish;
  onWish: (wish: RecordWish) => void;
}

export function RecordFilters({ wish, onWish }: RecordFiltersProps) {
  const styles = useStyles();
  const words = useWords(recordTexts);
  return (
    <div className={styles.tools}>
      <SearchBox
        label={words("account")}
        value={wish.account}
        onSearch={(account) => onWish({ ...wish, account: account.trim() })}
      />
      <SearchBox
        label={words("address")}
        value={wish.address}
        onSearch={(address) => onWish({ ...wish, address: address.trim() })}
      />
      <MenuButton
        icon={<ChevronDown16Regular />}
        iconPosition="after"
        aria-label={words("kinds", { choice: words(`groups.${wish.kinds}`) })}
        actions={() =>
          kindNames.map((id) => ({
            id,
            label: words(`groups.${id}`),
            chosen: id === wish.kinds,
            run: () => onWish({ ...wish, kinds: id }),
          }))
        }
      >
        {words(`groups.${wish.kinds}`)}
      </MenuButton>
      <MenuButton
        icon={<ChevronDown16Regular />}
        iconPosition="after"
        aria-label={words("period", { choice: words(`periods.${wish.period}`) })}
        actions={() =>
          periods.map((id) => ({
            id,
            label: words(`periods.${id}`),
            chosen: id === wish.period,
            run: () => onWish({ ...wish, period: id }),
          }))
        }
      >
        {words(`periods.${wish.period}`)}
      </MenuButton>
    </div>
  );
}
