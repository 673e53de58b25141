import { Apps24Regular } from "@fluentui/react-icons/svg/apps";
import { CheckmarkCircle16Filled } from "@fluentui/react-icons/svg/checkmark-circle";
import { Cube24Regular } from "@fluentui/react-icons/svg/cube";
import { Warning16Filled } from "@fluentui/react-icons/svg/warning";
import { makeStyles } from "@fluentui/react-components";
import { useWatch } from "react-hook-form";
import { useSettledText } from "#web/lib/timing/useSettledText.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { useHostedBuyNameQuery, useHostedBuyTemplatesQuery } from "./buy.generated.ts";
import type { BuyValues } from "./buyForm.ts";
import { PERSONAL } from "#web/features/hosting/apps/appParts.ts";
import { type BuyProject, type BuyTemplate, buyTexts } from "./buyParts.ts";
import { useFoundImage } from "./useFoundImage.ts";

const TemplateChoice = lazyComponent(() => import("./TemplateChoice.tsx"), "TemplateChoice");
const PlaceField = lazyComponent(() => import("./PlaceField.tsx"), "PlaceField");

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 3fr)",
    alignItems: "start",
    gap: "16px 12px",
    "@media (max-width: 639.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  good: { color: appTokens.okDot },
  taken: { color: appTokens.warnDot },
});

const NAME = /^[a-z]([a-z0-9-]{0,38}[a-z0-9])?$/;

export interface SourceStepProps {
  /** Where it can be made besides among the viewer's own. */
  projects: readonly BuyProject[];
  chosen: string | undefined;
  onTemplate: (template: BuyTemplate) => void;
}

export function SourceStep({ projects, chosen, onTemplate }: SourceStepProps) {
  const styles = useStyles();
  const words = useWords(buyTexts);
  const { found, isUnasked } = useFoundImage();
  const { data: known, error, refetch } = useHostedBuyTemplatesQuery();
  const [from, typed, place] = useWatch<BuyValues, ["from", "name", "place"]>({
    name: ["from", "name", "place"],
  });
  const name = useSettledText(typed);
  const { data, error: nameError } = useHostedBuyNameQuery({
    variables: { name, projectId: place === PERSONAL ? undefined : place },
    skip: !NAME.test(name),
  });
  const isAsked = NAME.test(name) && name === typed;
  const check = isAsked ? data?.check : undefined;
  return (
    <>
      <RadioField
        name="from"
        label={words("from.label")}
        look="cards"
        titled
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
            note: known ? words("from.templateNote", { count: known.templates.length }) : "\u00a0",
            icon: <Apps24Regular />,
          },
        ]}
      />
      {from === "template" && (
        <TemplateChoice
          templates={known?.templates}
          error={error}
          onRetry={refetch}
          chosen={chosen}
          onTemplate={onTemplate}
        />
      )}
      {projects.length > 0 && <PlaceField projects={projects} />}
      <div className={styles.grid}>
        <TextField
          name="spec.image"
          kind="ltr"
          label={words("image.label")}
          help={found ?? words(isUnasked ? "image.unasked" : "image.help")}
          suffix={found !== undefined && <CheckmarkCircle16Filled className={styles.good} />}
          required
        />
        <TextField
          name="name"
          kind="ltr"
          label={words("name.label")}
          required
          suffix={
            check &&
            (check.isFree ? (
              <CheckmarkCircle16Filled className={styles.good} />
            ) : (
              <Warning16Filled className={styles.taken} />
            ))
          }
          help={
            check?.isFree === false
              ? words(`name.problems.${check.problem ?? "TAKEN"}`)
              : check?.host
                ? words("name.host", { host: check.host })
                : words(isAsked && nameError ? "name.unasked" : "name.help")
          }
        />
      </div>
    </>
  );
}
