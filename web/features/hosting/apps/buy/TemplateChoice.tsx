import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type BuyTemplate, buyTexts } from "./buyParts.ts";

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
  title: { ...typographyStyles.body1Strong },
  line: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

export interface TemplateChoiceProps {
  templates: readonly BuyTemplate[];
  chosen: string | undefined;
  onTemplate: (template: BuyTemplate) => void;
}

export function TemplateChoice({ templates, chosen, onTemplate }: TemplateChoiceProps) {
  const styles = useStyles();
  const words = useWords(buyTexts);
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
