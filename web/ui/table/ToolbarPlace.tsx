import { makeStyles } from "@fluentui/react-components";

const useStyles = makeStyles({ place: { flexShrink: 0, blockSize: "56px" } });

/** Room for the toolbar of a list on a phone, until its code is there. */
export function ToolbarPlace() {
  return <div className={useStyles().place} />;
}
