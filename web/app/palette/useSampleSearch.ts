import { Apps20Regular } from "@fluentui/react-icons/svg/apps";
import { Board20Regular } from "@fluentui/react-icons/svg/board";
import { Cube20Regular } from "@fluentui/react-icons/svg/cube";
import { Document20Regular } from "@fluentui/react-icons/svg/document";
import { Form20Regular } from "@fluentui/react-icons/svg/form";
import { Shapes20Regular } from "@fluentui/react-icons/svg/shapes";
import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePaletteSearchQuery } from "./palette.generated.ts";
import type { PaletteGroup } from "./paletteItem.ts";

/** How long a pause in typing is before the gateway is asked, in milliseconds. */
const pause = 150;

const icons: Readonly<Record<string, ComponentType>> = {
  product: Cube20Regular,
  dashboards: Board20Regular,
  apps: Apps20Regular,
  pages: Document20Regular,
  interface: Shapes20Regular,
  forms: Form20Regular,
};

/** What the documented search call finds, by its categories. */
export interface SampleSearch {
  groups: PaletteGroup[];
  state: "searching" | "failed" | "found";
  retry: () => void;
}

/** Asks the documented search call, a moment after the last key; nothing is asked for an empty text. */
export function useSampleSearch(typed: string): SampleSearch {
  const { t, i18n } = useTranslation("bar");
  const wanted = typed.trim().slice(0, 200);
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, previousData, error, refetch } = usePaletteSearchQuery({
    variables: { q: asked },
    skip: asked === "",
  });
  const retry = () => void refetch().catch(() => undefined);
  if (wanted === "") return { groups: [], state: "found", retry };
  const isLate = asked !== wanted || (data === undefined && error === undefined);
  const titled = (category: string, title: string) =>
    i18n.exists(`palette.categories.${category}`, { ns: "bar" })
      ? t(`palette.categories.${category}`)
      : title;
  const groups = ((asked === "" ? undefined : (data ?? previousData))?.appBarSearch ?? []).map(
    ({ category, title, children }) => ({
      id: `sample-${category}`,
      label: titled(category, title),
      items: children.map((child) => ({
        id: `sample-${child.url}`,
        label: child.title,
        icon: icons[category] ?? Document20Regular,
        words: child.url,
        to: child.url,
      })),
    }),
  );
  return { groups, state: isLate ? "searching" : error ? "failed" : "found", retry };
}
