import { useApolloClient } from "@apollo/client/react";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { NavigateContext } from "#web/lib/navigation/useLink.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import type { ActedList } from "#web/ui/table/useListActions.ts";

/**
 * Gives the function to call when a row of a list was made: lists and figures are brought up to date, and it is told, as the
 * text `created` with `name`, with the way to the row where rows have screens.
 * @param pathOf the path of a row's screen.
 */
export function useCreated(
  { cache: keys, texts }: Pick<ActedList, "texts"> & Partial<ActedList>,
  pathOf?: (id: string) => string,
): (made: { id: string; name: string }) => void {
  const words = useWords(texts);
  const { t } = useTranslation("ui");
  const follow = useContext(NavigateContext);
  const { cache } = useApolloClient();
  return ({ id, name }) => {
    if (keys) refreshLists(cache, keys);
    showToast({
      tone: "success",
      text: words("created", { name }),
      ...(pathOf && { action: { label: t("commands.open"), run: () => void follow?.(pathOf(id), {}) } }),
    });
  };
}
