import { Box20Regular } from "@fluentui/react-icons/svg/box";
import { ChatHelp20Regular } from "@fluentui/react-icons/svg/chat-help";
import { Document20Regular } from "@fluentui/react-icons/svg/document";
import { Person20Regular } from "@fluentui/react-icons/svg/person";
import { Receipt20Regular } from "@fluentui/react-icons/svg/receipt";
import type { TFunction } from "i18next";
import type { PaletteItem } from "./paletteItem.ts";

/** The screens of single records; what stands before the identifier is named in the texts below `palette.records`, and in English by `name`. */
const records = [
  { name: "invoice", path: "/apps/invoice/preview/", icon: Document20Regular },
  { name: "product", path: "/apps/ecommerce/product/edit/", icon: Box20Regular },
  { name: "order", path: "/order/details/", icon: Receipt20Regular },
  { name: "shopOrder", path: "/apps/ecommerce/order/details/", icon: Receipt20Regular },
  { name: "user", path: "/apps/user/view/", icon: Person20Regular },
  { name: "customer", path: "/apps/ecommerce/customer/details/", icon: Person20Regular },
  { name: "ticket", path: "/workorder/details/", icon: ChatHelp20Regular },
] as const;

/** The records that `invoice 4990` may mean; a number alone may mean any. */
export function recordsMeant(typed: string, t: TFunction): PaletteItem[] {
  const [, said = "", id = ""] = /^(.*?)[\s#]*(\d[\w-]*|[a-z]+_\w+)$/iu.exec(typed.trim()) ?? [];
  if (id === "") return [];
  const word = said.trim().toLowerCase();
  return records
    .filter(({ name }) =>
      [name, ...t(`palette.records.${name}.words`).split(" ")].some((one) =>
        one.toLowerCase().startsWith(word),
      ),
    )
    .map(({ name, path, icon }) => ({
      id: `record-${name}`,
      label: t(`palette.records.${name}.name`, { id }),
      icon,
      words: "",
      to: path + encodeURIComponent(id),
    }));
}
