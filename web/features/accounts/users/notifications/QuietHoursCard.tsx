import { Button, makeStyles } from "@fluentui/react-components";
import { useApolloClient } from "@apollo/client/react";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import {
  OwnNotificationWishesDocument,
  type OwnNotificationWishesQuery,
  QuietHoursSetDocument,
} from "./wishes.generated.ts";

const QuietHoursDrawer = lazyComponent(() => import("./QuietHoursDrawer.tsx"), "QuietHoursDrawer");

const useStyles = makeStyles({
  line: { margin: 0 },
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

export function QuietHoursCard({ quietHours }: Pick<OwnNotificationWishesQuery, "quietHours">) {
  const words = useWords(`${profileTexts}:quiet`);
  const styles = useStyles();
  const client = useApolloClient();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const onSaved = () => void client.refetchQueries({ include: [OwnNotificationWishesDocument] });
  const [drawer, open] = useDrawer<true>((_, state) => (
    <QuietHoursDrawer quietHours={quietHours} onSaved={onSaved} {...state} />
  ));
  const end = () => mutate(QuietHoursSetDocument, { input: null }).then(onSaved, tellError);
  return (
    <Card title={words("title")} line={words("line")}>
      <p className={styles.line}>
        {quietHours
          ? words("on", { ...quietHours, timeZone: quietHours.timeZone.replaceAll("_", " ") })
          : words("off")}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => open(true)}>
          {words(quietHours ? "change" : "set")}
        </Button>
        {quietHours && (
          <Button size="small" appearance="subtle" onClick={() => void end()}>
            {words("end")}
          </Button>
        )}
      </div>
      {drawer}
    </Card>
  );
}
