export const reviewTexts = "ledgerWallets:review";
export const PAGE = 10;
