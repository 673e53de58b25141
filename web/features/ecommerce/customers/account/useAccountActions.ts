import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import {
  useCustomerAddressDeleteMutation,
  useCustomerAddressMakeDefaultMutation,
  useCustomerDeviceSignOutMutation,
  useCustomerPaymentMethodDeleteMutation,
  useCustomerPaymentMethodMakeDefaultMutation,
} from "./customerAccount.generated.ts";

export function useAccountActions(customerId: string) {
  const { t } = useTranslation("ecommerceCustomers");
  const { cache } = useApolloClient();
  const tellError = useErrorToast();
  const offerUndo = useUndo();
  const [addressDefault] = useCustomerAddressMakeDefaultMutation();
  const [addressDelete] = useCustomerAddressDeleteMutation();
  const [cardDefault] = useCustomerPaymentMethodMakeDefaultMutation();
  const [cardDelete] = useCustomerPaymentMethodDeleteMutation();
  const [deviceSignOut] = useCustomerDeviceSignOutMutation();
  const tried = (work: Promise<unknown>) => void work.catch(tellError);
  const removed = (text: string, undoToken: string) =>
    offerUndo({
      text,
      tokens: [undoToken],
      onUndone: () =>
        cache.evict({ id: cache.identify({ __typename: "Customer", id: customerId }), fieldName: "account" }),
    });
  const variables = (id: string) => ({ variables: { customerId, id } });

  return {
    makeAddressDefault: (id: string) => tried(addressDefault(variables(id))),
    removeAddress: (id: string) =>
      tried(
        addressDelete(variables(id)).then(({ data }) =>
          removed(t("addresses.deleted"), data.customerAddressDelete.undoToken),
        ),
      ),
    makeCardDefault: (id: string) => tried(cardDefault(variables(id))),
    removeCard: (id: string) =>
      tried(
        cardDelete(variables(id)).then(({ data }) =>
          removed(t("cards.deleted"), data.customerPaymentMethodDelete.undoToken),
        ),
      ),
    signOut: (id: string) => tried(deviceSignOut(variables(id))),
  };
}
