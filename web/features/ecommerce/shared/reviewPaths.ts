export const reviewListPath = "/apps/ecommerce/manage-review";
