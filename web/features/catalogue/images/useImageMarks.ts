import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { imageList } from "./imageList.ts";
import { imageTexts } from "./imageParts.ts";
import {
  type ImageCellsFragment,
  ImageStoreStarDocument,
  ImageStoreSubscribeDocument,
} from "./images.generated.ts";

export function useImageMarks() {
  const words = useWords(imageTexts);
  const mutate = useMutate();
  const tellError = useErrorToast();
  const { cache } = useApolloClient();
  return useMemo(
    () => ({
      star: ({ id, isStarred, starCount }: ImageCellsFragment) => {
        const image = {
          __typename: "ImageRepo" as const,
          id,
          isStarred: !isStarred,
          starCount: starCount + (isStarred ? -1 : 1),
        };
        return mutate(
          ImageStoreStarDocument,
          { id, isOn: !isStarred },
          { optimisticResponse: { image } },
        ).then(() => refreshLists(cache, imageList.cache), tellError);
      },
      subscribe: ({ id, title, isSubscribed }: ImageCellsFragment) =>
        mutate(ImageStoreSubscribeDocument, { id, isOn: !isSubscribed }).then(
          () =>
            showToast({
              tone: "success",
              text: words(isSubscribed ? "done.UNSUBSCRIBED" : "done.SUBSCRIBED", { name: title }),
            }),
          tellError,
        ),
    }),
    [words, mutate, tellError, cache],
  );
}
