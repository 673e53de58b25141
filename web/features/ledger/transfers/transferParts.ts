import type { OwnTransferFragment, TransferHomeQuery, TransferPayeeMutation } from "./transfers.generated.ts";

export const transferTexts = "ledgerTransfers";

export type Transfer = OwnTransferFragment;
export type Terms = TransferHomeQuery["transferTerms"];
export type Payee = TransferPayeeMutation["transferPayeeCheck"];

/** How each state is to be taken. */
export const tones = { HELD: "warn", COMPLETED: "ok", CANCELLED: "idle", REVERSED: "rest" } as const;
