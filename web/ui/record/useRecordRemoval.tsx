import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useDocumentMutation } from "#web/lib/graphql/operations.ts";
import { refreshLists, type RootField } from "#web/lib/list/listCache.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import type { Action } from "#web/ui/menu/action.ts";
import type { ActedList } from "#web/ui/table/useListActions.ts";

/** How a record is removed from its own screen. */
export interface RecordRemovalOptions {
  /** The list that it is in. Its texts hold `deleted` with `name`, or else `done.DELETED` with `count`. */
  list: ActedList;
  /** Where the cache holds single records, `product` for example: it forgets them. */
  field: RootField;
  /** The mutation; its field is called `removal`. */
  document: TypedDocumentNode<{ removal: { undoToken?: string | null } }, { id: string }>;
}

/** A way to remove the record of a screen. */
export interface RecordRemoval {
  /** The entry of the screen's menu that removes it, leads back to its list, and tells it with Undo; "Delete" unless labelled. */
  action: (record: { id: string; name: string }, label?: string) => Action;
  /** Whether that is under way: the screen is not to say then that its record is gone. */
  leaving: RefObject<boolean>;
}

/** Gives the way to remove the record of a screen from there. */
export function useRecordRemoval({ list, field, document }: RecordRemovalOptions): RecordRemoval {
  const words = useWords(list.texts);
  const { t } = useTranslation("ui");
  const { cache } = useApolloClient();
  const { home } = useScreen();
  const navigate = useNavigate();
  const offerUndo = useUndo();
  const tellError = useErrorToast();
  const [mutate] = useDocumentMutation(document);
  const leaving = useRef(false);
  const remove = async (id: string, name: string) => {
    leaving.current = true;
    try {
      const { undoToken } = (await mutate({ variables: { id } })).data.removal;
      await navigate(home);
      const forget = () => {
        refreshLists(cache, list.cache);
        cache.evict({ id: "ROOT_QUERY", fieldName: field });
      };
      forget();
      offerUndo({
        text: words(["deleted", "done.DELETED"], { name, count: 1 }),
        tokens: [undoToken],
        onUndone: forget,
      });
    } catch (error) {
      leaving.current = false;
      tellError(error);
    }
  };
  return {
    action: ({ id, name }, label = t("commands.delete")) => ({
      id: "delete",
      label,
      icon: <Delete20Regular />,
      tone: "danger",
      run: () => void remove(id, name),
    }),
    leaving,
  };
}
