import { useApolloClient } from "@apollo/client/react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { useCustomerDeleteMutation } from "./data/customer.generated.ts";
import { customerListPath } from "#web/features/ecommerce/shared/customerPaths.ts";
import { customerList } from "./customerList.ts";

export function useCustomerRemoval(
  { id, customer }: { id: string; customer: string },
  leaving: RefObject<boolean>,
): () => Promise<void> {
  const { t } = useTranslation("ecommerceCustomers");
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const offerUndo = useUndo();
  const tellError = useErrorToast();
  const [remove] = useCustomerDeleteMutation();
  return async () => {
    leaving.current = true;
    try {
      const { data } = await remove({ variables: { id } });
      const { undoToken } = data.customerDelete;
      await navigate(customerListPath);
      const forget = () => {
        refreshLists(cache, customerList.cache);
        cache.evict({ id: "ROOT_QUERY", fieldName: "customer" });
      };
      forget();
      offerUndo({
        text: t("deletedOne", { name: customer }),
        tokens: undoToken === null ? [] : [undoToken],
        onUndone: forget,
      });
    } catch (error) {
      leaving.current = false;
      tellError(error);
    }
  };
}
