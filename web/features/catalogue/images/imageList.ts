import type { ImageFilter } from "#web/generated/types.ts";
import { anyOf, anyText, yesNo } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import { categories, imageTexts, visibilities } from "./imageParts.ts";
import {
  ImageStoreChangesDocument,
  ImageStoreIdsDocument,
  ImageStoreListDocument,
} from "./images.generated.ts";

export const imageList = declareLiveList({
  name: "catalogue.images",
  texts: imageTexts,
  cache: { rows: "images", figures: ["imageFacets"] },
  sorts: ["PULLS", "STARS", "NAME", "PUSHED"],
  defaultSort: { field: "PULLS", order: "DESC" },
  filters: {
    category: anyOf(categories, "categories"),
    platform: anyText(),
    official: yesNo(),
    starred: yesNo(),
    visibility: anyOf(visibilities, "visibilities"),
  },
  views: {
    all: {},
    official: { official: true },
    starred: { starred: true },
    private: { visibility: ["PRIVATE"] },
  },
  beside: ["look"],
  input: ({ official, starred, ...filters }): ImageFilter => ({
    ...filters,
    isOfficial: official,
    isStarred: starred,
  }),
});

export const imageListDocuments = {
  page: ImageStoreListDocument,
  ids: ImageStoreIdsDocument,
  changes: ImageStoreChangesDocument,
};
