import { makeStyles } from "@fluentui/react-components";

const useStyles = makeStyles({ place: { flexShrink: 0, blockSize: "100dvh" } });

/** Room for the rows of a list on a phone, until their code is there: what stands below them is not seen before. */
export function RowsPlace() {
  return <div className={useStyles().place} />;
}
