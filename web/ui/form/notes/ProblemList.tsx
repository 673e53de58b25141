import { Link, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useContext, useId } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { firstProblem } from "#web/ui/form/field/fieldMessage.ts";
import { FieldRegistryContext } from "#web/ui/form/field/fieldRegistry.ts";
import { useProblemWords } from "#web/ui/form/field/useProblemWords.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  list: {
    display: "grid",
    gap: "4px",
    padding: "12px",
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.badBackground,
    color: appTokens.badForeground,
  },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  entries: { margin: 0, paddingInlineStart: "20px" },
  // Of the colour of the words around it, which the ground is made for.
  link: {
    color: "inherit",
    textDecorationLine: "underline",
    ":hover": { color: "inherit" },
    ":hover:active": { color: "inherit" },
  },
});

/**
 * What is wrong in the form around, in sum: once it was sent, its wrong fields in their order with what is said of them; a
 * press leads to the field. For long forms, above their fields.
 */
export function ProblemList({ title }: { title: string }) {
  const styles = useStyles();
  const id = useId();
  const { setFocus } = useFormContext();
  const { errors, isSubmitted } = useFormState();
  const registry = useContext(FieldRegistryContext);
  const words = useProblemWords();
  // In the order of the schema: fields may have come in another one.
  const wrong = Object.keys(errors).flatMap((name) => {
    const label = registry?.get(name)?.label;
    const problem = firstProblem(errors[name]);
    return label === undefined || problem === undefined ? [] : [{ name, label, text: words(problem) }];
  });
  if (!isSubmitted || wrong.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.list}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul className={styles.entries}>
        {wrong.map(({ name, label, text }) => (
          <li key={name}>
            <Link as="button" type="button" className={styles.link} onClick={() => setFocus(name)}>
              {label}
            </Link>
            {` — ${text}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
