import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Apps24Regular } from "@fluentui/react-icons/svg/apps";
import { Cube24Regular } from "@fluentui/react-icons/svg/cube";
import { useWatch } from "react-hook-form";
import { useSettledText } from "#web/lib/timing/useSettledText.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FieldGrid } from "#web/ui/form/sections/FieldGrid.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useHostedBuyNameQuery } from "./buy.generated.ts";
import type { BuyValues } from "./buyForm.ts";
import { PERSONAL } from "#web/features/hosting/apps/appParts.ts";
import { type BuyProject, type BuyTemplate, buyTexts } from "./buyParts.ts";

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

const NAME = /^[a-z]([a-z0-9-]{0,38}[a-z0-9])?$/;

export interface SourceStepProps {
  templates: readonly BuyTemplate[];
  /** Where it can be made besides among the viewer's own. */
  projects: readonly BuyProject[];
  chosen: string | undefined;
  onTemplate: (template: BuyTemplate) => void;
}

export function SourceStep({ templates, projects, chosen, onTemplate }: SourceStepProps) {
  const styles = useStyles();
  const words = useWords(buyTexts);
  const [from, typed, place] = useWatch<BuyValues, ["from", "name", "place"]>({
    name: ["from", "name", "place"],
  });
  const name = useSettledText(typed);
  const { data } = useHostedBuyNameQuery({
    variables: { name, projectId: place === PERSONAL ? undefined : place },
    skip: !NAME.test(name),
  });
  const check = NAME.test(name) && name === typed ? data?.check : undefined;
  return (
    <>
      <RadioField
        name="from"
        label={words("from.label")}
        look="cards"
        options={[
          {
            value: "image",
            label: words("from.image"),
            note: words("from.imageNote"),
            icon: <Cube24Regular />,
          },
          {
            value: "template",
            label: words("from.template"),
            note: words("from.templateNote", { count: templates.length }),
            icon: <Apps24Regular />,
          },
        ]}
      />
      {from === "template" && (
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
      )}
      {projects.length > 0 && (
        <SelectField
          name="place"
          label={words("place.label")}
          help={words("place.help")}
          options={[
            { value: PERSONAL, label: words("place.personal") },
            ...projects.map(({ id, teamName, name: project }) => ({
              value: id,
              label: `${teamName} / ${project}`,
            })),
          ]}
        />
      )}
      <FieldGrid>
        <TextField
          name="spec.image"
          kind="ltr"
          label={words("image.label")}
          help={words("image.help")}
          required
        />
        <TextField
          name="name"
          kind="ltr"
          label={words("name.label")}
          required
          help={
            check?.isFree === false
              ? words(`name.problems.${check.problem ?? "TAKEN"}`)
              : check?.host
                ? words("name.host", { host: check.host })
                : words("name.help")
          }
        />
      </FieldGrid>
    </>
  );
}
