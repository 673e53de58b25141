import { Button, makeStyles } from "@fluentui/react-components";
import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { type DrawerState, useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { mayDo } from "#web/features/hosting/apps/appParts.ts";
import { HostedAppRenewDocument } from "./detail.generated.ts";
import { type AppTabProps, detailTexts } from "./detailParts.ts";

const periods = ["MONTH", "THREE_MONTHS", "YEAR"] as const;
const schema = z.object({ period: z.enum(periods) });

const useStyles = makeStyles({ buttons: { display: "flex", flexWrap: "wrap", gap: "8px" } });

interface RenewDrawerProps extends DrawerState, AppTabProps {
  onRenew: (period: (typeof periods)[number]) => Promise<unknown>;
}

function RenewDrawer({ app, reload, onRenew, ...state }: RenewDrawerProps) {
  const words = useWords(detailTexts);
  const initial: z.input<typeof schema> = { period: "MONTH" };
  return (
    <FormDrawer
      {...state}
      title={words("plan.renew")}
      meta={words("plan.renewLine")}
      schema={schema}
      initial={initial}
      submitLabel={words("plan.submit")}
      onSubmit={async ({ period }) => {
        await onRenew(period);
        showToast({ tone: "success", text: words("plan.done", { name: app.name }) });
        state.onClose();
        void reload();
      }}
    >
      <RadioField
        name="period"
        label={words("plan.period")}
        options={optionsOf(words, "plan.periods", periods)}
      />
    </FormDrawer>
  );
}

/** Until when an app's pack is paid for, and how it goes on for longer. */
export function PlanCard(props: AppTabProps) {
  const words = useWords(detailTexts);
  const format = useFormat();
  const styles = useStyles();
  const mutate = useMutate();
  const once = useOnce();
  const { id, expiresAt } = props.app;
  // Until when it was paid for as the drawer was opened: what is sent again there is the same.
  const [drawer, open] = useDrawer<string>((until, state) => (
    <RenewDrawer
      {...props}
      {...state}
      onRenew={(period) =>
        once([id, until, period], (idempotencyKey) =>
          mutate(HostedAppRenewDocument, { id, period, idempotencyKey }),
        )
      }
    />
  ));
  if (!mayDo(props.app, "RENEW") || !expiresAt) return null;
  return (
    <Card title={words("plan.title")} line={words("plan.until", { when: format.dateTime(expiresAt) })}>
      <div className={styles.buttons}>
        <Button onClick={() => open(expiresAt)}>{words("plan.renew")}</Button>
      </div>
      {drawer}
    </Card>
  );
}
