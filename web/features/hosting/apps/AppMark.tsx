import { AppFolder20Regular } from "@fluentui/react-icons/svg/app-folder";
import { Book20Regular } from "@fluentui/react-icons/svg/book";
import { Cart20Regular } from "@fluentui/react-icons/svg/cart";
import { Code20Regular } from "@fluentui/react-icons/svg/code";
import { DataPie20Regular } from "@fluentui/react-icons/svg/data-pie";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { Eye20Regular } from "@fluentui/react-icons/svg/eye";
import { Flash20Regular } from "@fluentui/react-icons/svg/flash";
import { Gift20Regular } from "@fluentui/react-icons/svg/gift";
import { Globe20Regular } from "@fluentui/react-icons/svg/globe";
import { Wrench20Regular } from "@fluentui/react-icons/svg/wrench";
import type { ReactElement } from "react";
import { ThingMark } from "#web/ui/brand/ThingMark.tsx";

const pictures: Readonly<Record<string, ReactElement>> = {
  api: <Code20Regular />,
  bolt: <Flash20Regular />,
  book: <Book20Regular />,
  cart: <Cart20Regular />,
  chart: <DataPie20Regular />,
  eye: <Eye20Regular />,
  gift: <Gift20Regular />,
  globe: <Globe20Regular />,
  pen: <Edit20Regular />,
  worker: <Wrench20Regular />,
};

/** An app's own picture, by its name; the same for all whose name is not known. */
export const AppMark = ({ app: { icon } }: { app: { icon?: string | null } }) => (
  <ThingMark icon={pictures[icon ?? ""] ?? <AppFolder20Regular />} />
);
