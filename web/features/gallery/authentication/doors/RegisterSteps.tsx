import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { emailAddress, text } from "#web/ui/form/checks/schemaParts.ts";
import { passwordRules } from "#web/ui/form/checks/passwordRules.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FieldGrid, WholeRow } from "#web/ui/form/sections/FieldGrid.tsx";
import { StepSummary } from "#web/ui/form/wizard/StepSummary.tsx";
import { Wizard } from "#web/ui/form/wizard/Wizard.tsx";
import { doorPath } from "./doorPath.ts";

const plans = ["trial", "team", "company"] as const;
const strong = (password: string) => passwordRules.every(({ met }) => met(password));

const schema = z.object({
  email: emailAddress(),
  password: z.string().check(z.minLength(1), z.refine(strong, { params: { code: "WEAK" } })),
  name: text({ min: 1, max: 60 }),
  company: text({ max: 80 }),
  plan: z.enum(plans),
});

const useStyles = makeStyles({ place: { marginBlockStart: "24px" } });

/** An account in three steps, which is checked and goes nowhere. */
export function RegisterSteps({ onDone }: { onDone: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation("galleryDoors");
  const words = useWords("galleryDoors:steps");
  const navigate = useNavigate();
  const options = plans.map((value) => ({
    value,
    label: words(`plans.${value}.label`),
    note: words(`plans.${value}.note`),
  }));
  const field = (name: "email" | "password" | "name" | "company") => ({
    name,
    label: words(`fields.${name}`),
  });
  return (
    <div className={styles.place}>
      <Wizard
        label={words("asked.title")}
        schema={schema}
        initial={{ email: "", password: "", name: "", company: "", plan: "trial" }}
        submitLabel={t("doors.register.action")}
        onSubmit={async () => onDone()}
        onCancel={() => void navigate(doorPath("login", "v1"))}
        steps={[
          {
            id: "account",
            title: words("account"),
            fields: ["email", "password"],
            content: (
              <FieldGrid>
                <WholeRow>
                  <TextField {...field("email")} required kind="ltr" autoComplete="email" />
                </WholeRow>
                <WholeRow>
                  <TextField {...field("password")} required kind="password" autoComplete="new-password" />
                </WholeRow>
              </FieldGrid>
            ),
          },
          {
            id: "person",
            title: words("person"),
            fields: ["name", "company", "plan"],
            content: (
              <FieldGrid>
                <TextField {...field("name")} required max={60} autoComplete="name" />
                <TextField {...field("company")} max={80} autoComplete="organization" />
                <WholeRow>
                  <RadioField name="plan" label={words("fields.plan")} look="cards" options={options} />
                </WholeRow>
              </FieldGrid>
            ),
          },
          {
            id: "summary",
            title: words("summary"),
            fields: [],
            content: ({ email, name, company, plan }) => (
              <StepSummary
                entries={[
                  { label: words("fields.email"), value: email },
                  { label: words("fields.name"), value: name },
                  { label: words("fields.company"), value: company || "—" },
                  { label: words("fields.plan"), value: words(`plans.${plan}.label`) },
                ]}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
