import { makeStyles } from "@fluentui/react-components";
import { Pager, type PagerProps } from "./Pager.tsx";

/** The fewest rows that a page of a card holds. */
const fewest = 10;

const useStyles = makeStyles({
  foot: {
    marginInline: "-16px",
    marginBlockEnd: "-16px",
    "@media (max-width: 639.98px)": { marginInline: 0 },
  },
});

/** A list's pages at the foot of its card, whose edges its line reaches; nothing where one page of ten holds all rows. */
export function CardPager(props: PagerProps) {
  const styles = useStyles();
  return (
    props.total > fewest && (
      <div className={styles.foot}>
        <Pager {...props} />
      </div>
    )
  );
}
