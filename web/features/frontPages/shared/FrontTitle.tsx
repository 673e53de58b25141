import { makeStyles, typographyStyles } from "@fluentui/react-components";

const useStyles = makeStyles({ title: { ...typographyStyles.title2, marginBlock: "32px 16px" } });

export function FrontTitle({ title }: { title: string }) {
  const styles = useStyles();
  return <h1 className={styles.title}>{title}</h1>;
}
