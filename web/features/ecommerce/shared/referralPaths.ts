export const referralListPath = "/apps/ecommerce/referrals";
