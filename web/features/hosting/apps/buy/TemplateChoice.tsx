import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import type { AppError } from "#web/lib/errors/appError.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type BuyTemplate, buyTexts } from "./buyParts.ts";

/** So many places are kept while the templates come: as many as there are by default. */
const PLACES = 18;

const useStyles = makeStyles({
  templates: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(208px, 100%), 1fr))",
    gap: "12px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  template: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
  button: {
    display: "grid",
    justifyItems: "start",
    alignContent: "start",
    gap: "2px",
    padding: "12px",
    fontWeight: appTokens.fontWeightRegular,
    textAlign: "start",
  },
  place: {
    minBlockSize: "64px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.lineSoft,
  },
  title: { ...typographyStyles.body1Strong },
  line: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

export interface TemplateChoiceProps {
  /** Undefined until they came. */
  templates: readonly BuyTemplate[] | undefined;
  error: AppError | undefined;
  onRetry: () => void;
  chosen: string | undefined;
  onTemplate: (template: BuyTemplate) => void;
}

export function TemplateChoice({ templates, error, onRetry, chosen, onTemplate }: TemplateChoiceProps) {
  const styles = useStyles();
  const words = useWords(buyTexts);
  if (!templates && error)
    return <ErrorState title={words("template.failed")} error={error} onRetry={onRetry} />;
  if (!templates)
    return (
      <div role="status" aria-label={words("template.list")} aria-busy className={styles.templates}>
        {Array.from({ length: PLACES }, (_, at) => (
          <div key={at} className={styles.place} />
        ))}
      </div>
    );
  return (
    <ul className={styles.templates} aria-label={words("template.list")}>
      {templates.map((template) => (
        <li key={template.slug} className={styles.template}>
          <Button
            className={styles.button}
            aria-pressed={chosen === template.slug}
            appearance={chosen === template.slug ? "outline" : "secondary"}
            onClick={() => onTemplate(template)}
          >
            <span className={styles.title}>{template.title}</span>
            <span className={styles.line}>{template.line}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
