import { useTranslation } from "react-i18next";
import type { AppError } from "#web/lib/errors/appError.ts";
import type { BadRow } from "#web/lib/list/importFile.ts";
import { useErrorText } from "#web/ui/feedback/useErrorText.ts";
import type { ImportColumn } from "./importDeclaration.ts";

/** Gives the sentences of an import in the language of the console, by their codes. */
export function useImportText(columns: readonly ImportColumn[]) {
  const { t } = useTranslation(["table", "ui"]);
  const errorText = useErrorText();
  const labelOf = (id: string) => columns.find((column) => column.id === id)?.label ?? id;
  const cellText = ({ column, code, params = {} }: BadRow["errors"][number]): string => {
    if (code === "TAKEN")
      return params["row"] === undefined
        ? t("ui:form.errors.TAKEN")
        : t("import.twice", { row: params["row"] });
    if (code !== "OUT_OF_RANGE") return t([`ui:form.errors.${code}`, "ui:form.errors.INVALID"], params);
    const which = ["max", "min"].filter((name) => name in params).join("_");
    return t([`ui:form.errors.OUT_OF_RANGE.${which}`, "ui:form.errors.INVALID"], { ...params, column });
  };
  return {
    labelOf,
    /** What is wrong with a row, cell by cell. */
    rowText: (row: BadRow): string =>
      row.errors
        .map((error) => t("import.cell", { column: labelOf(error.column), text: cellText(error) }))
        .join(" "),
    /** Why a file as a whole is not taken. */
    fileText: (error: AppError): string[] => {
      const { header, file } = error.fields;
      if (header) {
        const { missing, unknown, twice } = header.params ?? {};
        return [
          ...(missing === undefined ? [] : [t("import.missing", { names: missing })]),
          ...(unknown === undefined ? [] : [t("import.unknown", { names: unknown })]),
          ...(twice === undefined ? [] : [t("import.double", { names: twice })]),
        ];
      }
      if (error.code === "PAYLOAD_TOO_LARGE") return [t("import.tooLarge")];
      if (file) {
        const { params = {} } = file;
        return [
          t([`import.file.${params["reason"]}`, `import.file.${file.code}`, "import.file.INVALID"], params),
        ];
      }
      return [errorText(error)];
    },
  };
}
