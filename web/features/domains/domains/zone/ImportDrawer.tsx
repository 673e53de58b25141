import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useId, useState } from "react";
import * as z from "zod/mini";
import { AppError } from "#web/lib/errors/appError.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { domainTexts } from "#web/features/domains/domains/domainParts.ts";
import { ZoneImportDocument } from "./zones.generated.ts";

const schema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(500_000)),
  mode: z.enum(["MERGE", "REPLACE"]),
});

/** So many refused lines are shown. */
const MOST_SHOWN = 20;

const useStyles = makeStyles({
  refused: { ...typographyStyles.caption1, display: "grid", gap: "4px", color: appTokens.badForeground },
  lines: {
    display: "grid",
    gap: "2px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    overflowWrap: "anywhere",
  },
});

interface RefusedLine {
  line: number;
  content: string;
}

/** The lines that the gateway refused, with what stands there. */
function refusedLines(error: unknown, file: string): RefusedLine[] {
  if (!(error instanceof AppError)) return [];
  const lines = file.split(/\r?\n/);
  return Object.keys(error.fields)
    .flatMap((path) => {
      const line = Number(/^line\.(\d+)$/.exec(path)?.[1]);
      return line > 0 ? [{ line, content: lines[line - 1] ?? "" }] : [];
    })
    .toSorted((one, other) => one.line - other.line);
}

export interface ImportDrawerProps extends DrawerState {
  domainId: string;
  revision: number;
}

/** Stages the records of a zone file. */
export function ImportDrawer({ domainId, revision, ...state }: ImportDrawerProps) {
  const words = useWords(domainTexts);
  const styles = useStyles();
  const format = useFormat();
  const mutate = useMutate();
  const id = useId();
  const [refused, setRefused] = useState<RefusedLine[]>([]);
  return (
    <FormDrawer
      {...state}
      kind="detail"
      title={words("import")}
      meta={words("importLine")}
      schema={schema}
      initial={{ text: "", mode: "MERGE" }}
      submitLabel={words("stage")}
      onSubmit={async (input) => {
        setRefused([]);
        try {
          await mutate(ZoneImportDocument, { domainId, at: revision, ...input });
          state.onClose();
        } catch (error) {
          setRefused(refusedLines(error, input.text));
          throw error;
        }
      }}
    >
      <SelectField
        name="mode"
        label={words("importMode")}
        required
        options={(["MERGE", "REPLACE"] as const).map((value) => ({ value, label: words(`modes.${value}`) }))}
      />
      {refused.length > 0 && (
        <div className={styles.refused}>
          <span id={id}>{words("refusedLines", { count: refused.length })}</span>
          <ol className={styles.lines} aria-labelledby={id}>
            {refused.slice(0, MOST_SHOWN).map(({ line, content }) => (
              <li key={line}>
                {words("refusedLine", { line: format.number(line) })} <code dir="ltr">{content}</code>
              </li>
            ))}
          </ol>
        </div>
      )}
      <TextAreaField name="text" label={words("zoneFile")} required rows={14} />
    </FormDrawer>
  );
}
