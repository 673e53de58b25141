import { useWords } from "#web/lib/texts/words.ts";
import { CheckGroupField } from "#web/ui/form/fields/CheckGroupField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { useStepStyles } from "#web/ui/form/wizard/stepStyles.ts";
import { buyTexts } from "./buyParts.ts";
import { KeyPairsCard, type KeyPairsCardProps } from "./KeyPairsCard.tsx";

/** What a machine is called, and who it lets in. */
export function AccessStep(keys: KeyPairsCardProps) {
  const styles = useStepStyles();
  const words = useWords(buyTexts);
  const { keyPairs } = keys;
  return (
    <>
      <div className={styles.card}>
        <TextField name="name" kind="ltr" label={words("name")} help={words("nameHelp")} required />
        {keyPairs.length > 0 ? (
          <CheckGroupField
            name="keyPairIds"
            label={words("keys")}
            help={words("keysHelp")}
            options={keyPairs.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : (
          <span>{words("noKeys")}</span>
        )}
      </div>
      <KeyPairsCard {...keys} />
    </>
  );
}
