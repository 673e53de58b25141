import type { ShopEvent } from "#web/generated/types.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { CheckMatrix } from "#web/ui/form/fields/CheckMatrix.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { formSection } from "#web/ui/formScreen/section/sectionScreen.tsx";
import { ShopNotificationsUpdateDocument } from "./settings.generated.ts";
import {
  type Channel,
  channels,
  eventGroups,
  eventGroupNames,
  type Settings,
  settingsTexts,
  shopEvents,
} from "./settingsValues.ts";

function valuesOf({ notifications }: Settings): Record<ShopEvent, Channel[]> {
  const of = (event: ShopEvent) =>
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

function inputOf(values: Record<ShopEvent, Channel[]>) {
  const on = (event: ShopEvent, channel: Channel) => values[event].includes(channel);
  return shopEvents.map((event) => ({
    event,
    email: on(event, "email"),
    app: on(event, "app"),
    browser: on(event, "browser"),
  }));
}

export const NotificationsSection = formSection({
  schema: async () => (await import("./settingsSchemas.ts")).notificationsSchema,
  valuesOf,
  inputOf,
  update: ShopNotificationsUpdateDocument,
  Fields,
});

function Fields() {
  const words = useWords(settingsTexts);
  return eventGroupNames.map((group) => (
    <Card key={group} title={words(`notifications.groups.${group}`)}>
      <CheckMatrix
        label={words(`notifications.groups.${group}`)}
        rowHead={words("notifications.about")}
        columns={optionsOf(words, "notifications.channels", channels)}
        rows={eventGroups[group].map((name) => ({
          name,
          label: words(`notifications.events.${name}.name`),
          note: words(`notifications.events.${name}.note`),
        }))}
      />
    </Card>
  ));
}
