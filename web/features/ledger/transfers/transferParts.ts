import type { OwnTransferFragment, TransferHomeQuery, TransferPayeeMutation } from "./transfers.generated.ts";

export { transferTexts, transferTones as tones } from "#web/features/ledger/shared/moneyStates.ts";

export type Transfer = OwnTransferFragment;
export type Terms = TransferHomeQuery["transferTerms"];
export type Payee = TransferPayeeMutation["transferPayeeCheck"];
