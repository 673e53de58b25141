import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { createRows } from "#gateway/platform/store/createRows.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export const ReviewStatus = { PUBLISHED: "Published", PENDING: "Pending" } as const;
export type ReviewStatusText = (typeof ReviewStatus)[keyof typeof ReviewStatus];

export interface ReviewData {
  productId: number;
  product: string;
  companyName: string;
  productImage: string;
  reviewer: string;
  email: string;
  avatar: string;
  date: string;
  status: ReviewStatusText;
  review: number;
  head: string;
  para: string;
  /** Empty when the shop has not answered. */
  reply: string;
  /** RFC 3339, UTC; empty when the shop has not answered. */
  repliedAt: string;
}

export interface ReviewRow extends ReviewData, Stamps {
  productKey: string;
  reviewerKey: string;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ecommerce_reviews: Stored<ReviewRow>;
  }
}

export const reviewTable = defineRows<ReviewData, ReviewRow>({
  name: "ecommerce_reviews",
  derive: ({ product, reviewer, email, head, para }) => ({
    productKey: foldForSearch(product),
    reviewerKey: foldForSearch(reviewer),
    search: searchText(product, reviewer, email, head, para),
  }),
});

const sorts = {
  PRODUCT: "productKey",
  REVIEWER: "reviewerKey",
  DATE: "date",
  STATUS: "status",
  REVIEW: "review",
  CREATED: "id",
} as const;

export const reviewList = defineList(reviewTable, {
  sorts,
  facets: ["status", "review", "productId"],
  ties: "newest",
});

export const migrations: Record<string, Step> = {
  "0230_ecommerce_reviews": async (db, dialect) => {
    await createRows(
      db,
      dialect,
      "ecommerce_reviews",
      {
        productId: "integer",
        product: "text",
        companyName: "text",
        productImage: "text",
        reviewer: "text",
        email: "text",
        avatar: "text",
        date: "text",
        status: "text",
        review: "integer",
        head: "text",
        para: "text",
        productKey: "text",
        reviewerKey: "text",
      },
      {
        sorts: ["productKey", "reviewerKey", "date", "status", "review"],
        facets: ["status", "review", "productId"],
        ties: "newest",
      },
    );
  },
  "0231_ecommerce_review_replies": async (db, dialect) => {
    await db.schema
      .alterTable("ecommerce_reviews")
      .addColumn("reply", textType(dialect), (c) => c.notNull().defaultTo(""))
      .execute();
    await db.schema
      .alterTable("ecommerce_reviews")
      .addColumn("repliedAt", textType(dialect), (c) => c.notNull().defaultTo(""))
      .execute();
    await db.schema
      .createIndex("ecommerce_reviews_repliedAt_facet")
      .on("ecommerce_reviews")
      .columns(["repliedAt", "id desc"])
      .execute();
  },
};
