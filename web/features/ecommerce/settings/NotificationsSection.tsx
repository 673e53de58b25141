import { useTranslation } from "react-i18next";
import { CheckMatrix } from "#web/ui/form/fields/CheckMatrix.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { SectionForm } from "./SectionForm.tsx";
import { useShopNotificationsUpdateMutation } from "./settings.generated.ts";
import type { ShopEvent } from "#web/generated/types.ts";
import { channels, eventGroups, type SectionProps, type Settings } from "./settingsValues.ts";

const schema = async () => (await import("./settingsSchemas.ts")).notificationsSchema;

const groups = ["customers", "orders", "shipping"] as const;
const events = groups.flatMap((group) => [...eventGroups[group]]);

type Channel = (typeof channels)[number];

function valuesOf({ notifications }: Settings) {
  const of = (event: ShopEvent): Channel[] =>
    channels.filter((channel) => notifications.find((one) => one.event === event)?.[channel]);
  return {
    CUSTOMER_SIGNED_UP: of("CUSTOMER_SIGNED_UP"),
    CUSTOMER_PASSWORD: of("CUSTOMER_PASSWORD"),
    CUSTOMER_INVITED: of("CUSTOMER_INVITED"),
    ORDER_PLACED: of("ORDER_PLACED"),
    ORDER_CANCELLED: of("ORDER_CANCELLED"),
    ORDER_REFUNDED: of("ORDER_REFUNDED"),
    ORDER_UNPAID: of("ORDER_UNPAID"),
    SHIPPING_SENT: of("SHIPPING_SENT"),
    SHIPPING_NEAR: of("SHIPPING_NEAR"),
    SHIPPING_ARRIVED: of("SHIPPING_ARRIVED"),
  };
}

function inputOf(values: Record<ShopEvent, readonly Channel[]>) {
  const on = (event: ShopEvent, channel: Channel) => values[event].includes(channel);
  return events.map((event) => ({
    event,
    email: on(event, "email"),
    app: on(event, "app"),
    browser: on(event, "browser"),
  }));
}

export function NotificationsSection(props: SectionProps) {
  const { t } = useTranslation("ecommerceSettings");
  const [update] = useShopNotificationsUpdateMutation();
  return (
    <SectionForm
      {...props}
      section="notifications"
      schema={schema}
      valuesOf={valuesOf}
      save={(values, expectedVersion) =>
        update({ variables: { notifications: inputOf(values), expectedVersion } })
      }
    >
      {groups.map((group) => (
        <Card key={group} title={t(`notifications.groups.${group}`)}>
          <CheckMatrix
            label={t(`notifications.groups.${group}`)}
            rowHead={t("notifications.about")}
            columns={channels.map((value) => ({ value, label: t(`notifications.channels.${value}`) }))}
            rows={eventGroups[group].map((name) => ({
              name,
              label: t(`notifications.events.${name}.name`),
              note: t(`notifications.events.${name}.note`),
            }))}
          />
        </Card>
      ))}
    </SectionForm>
  );
}
