import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { kitProps } from "virtual:kit-props";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { NamedDemo } from "#web/features/gallery/shared/demo.ts";
import { useSource } from "./useSource.ts";

const useStyles = makeStyles({
  list: {
    display: "grid",
    gap: "24px",
    padding: "16px",
    borderBlockStartWidth: "1px",
    borderBlockStartStyle: "solid",
    borderBlockStartColor: appTokens.line,
    overflowX: "auto",
  },
  title: { ...typographyStyles.body1Strong, margin: 0, fontFamily: appTokens.fontFamilyMonospace },
  text: { margin: "2px 0 8px", maxInlineSize: "640px", color: appTokens.colorNeutralForeground3 },
  table: {
    ...typographyStyles.caption1,
    inlineSize: "100%",
    minInlineSize: "560px",
    borderCollapse: "collapse",
    "& th, & td": {
      padding: "6px 12px 6px 0",
      verticalAlign: "top",
      textAlign: "start",
      borderBlockEndWidth: "1px",
      borderBlockEndStyle: "solid",
      borderBlockEndColor: appTokens.line,
    },
    "& th": { color: appTokens.colorNeutralForeground3, fontWeight: appTokens.fontWeightSemibold },
    "& code": { fontFamily: appTokens.fontFamilyMonospace, overflowWrap: "anywhere" },
  },
  none: { margin: 0, padding: "16px", color: appTokens.colorNeutralForeground3 },
});

const columns = ["name", "type", "fallback", "text"] as const;

/** The props of the kit's pieces that a demo imports. Names, types and sentences are those of the code. */
export function DemoPieces({ source }: Pick<NamedDemo, "source">) {
  const styles = useStyles();
  const { t } = useTranslation("gallery");
  const files = useSource(source);
  if (!files) return null;
  const paths = files.flatMap(({ code }) =>
    [...code.matchAll(/from "(#web\/ui\/[^"]+\.tsx)"/g)].map(([, path = ""]) => path),
  );
  const pieces = [...new Set(paths)].flatMap((path) => kitProps[path] ?? []);
  if (pieces.length === 0) return <p className={styles.none}>{t("demo.noPieces")}</p>;
  return (
    <div dir="ltr" lang="en" className={styles.list}>
      {pieces.map(({ name, text, props }) => (
        <div key={name}>
          <h3 className={styles.title}>{name}</h3>
          <p className={styles.text}>{text}</p>
          {props.length > 0 && (
            <table className={styles.table}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {t(`demo.columns.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {props.map((prop) => (
                  <tr key={prop.name}>
                    <td>
                      <code>{prop.required ? prop.name : `${prop.name}?`}</code>
                    </td>
                    <td>
                      <code>{prop.type}</code>
                    </td>
                    <td>{prop.fallback !== undefined && <code>{prop.fallback}</code>}</td>
                    <td>{prop.text}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      ))}
    </div>
  );
}
