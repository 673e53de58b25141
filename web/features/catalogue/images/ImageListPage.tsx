import { Grid20Regular } from "@fluentui/react-icons/svg/grid";
import { Table20Regular } from "@fluentui/react-icons/svg/table";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { ListTable } from "#web/ui/table/ListTable.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { useSummary } from "#web/ui/table/useSummary.ts";
import { imageList, imageListDocuments } from "./imageList.ts";
import { ImageStoreFacetsDocument } from "./images.generated.ts";
import { useImageRows } from "./useImageRows.tsx";

export const preload = preloadList(imageList, imageListDocuments, ImageStoreFacetsDocument);

export function Page() {
  const words = useWords(imageList.texts);
  const { title } = useScreen();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const look = search.get("look") === "table" ? "table" : "cards";
  const summary = useSummary(ImageStoreFacetsDocument);
  const { figures } = summary;
  const live = useLiveList(imageList, imageListDocuments, { summary });
  const show = (next: "cards" | "table") => {
    const wanted = new URLSearchParams(search);
    if (next === "table") wanted.set("look", next);
    else wanted.delete("look");
    void navigate({ search: wanted.size > 0 ? `?${wanted}` : "" }, { replace: true });
  };
  return (
    <>
      <ScreenHeader
        status={
          figures && [
            words("count", { count: figures.total }),
            words("countOfficial", { count: figures.official }),
            words(`origins.${figures.origin}`),
          ]
        }
        roomyActions
        actions={
          <Segmented
            label={words("look.label")}
            value={look}
            onChange={show}
            parts={[
              { value: "cards", label: words("look.cards"), icon: <Grid20Regular /> },
              { value: "table", label: words("look.table"), icon: <Table20Regular /> },
            ]}
          />
        }
      />
      <ListTable
        {...live.table}
        label={title}
        rows={useImageRows(look)}
        counts={{
          all: figures?.total,
          official: figures?.official,
          starred: figures?.starred,
          private: figures?.private,
        }}
        known={{
          category: { counts: figures?.categories },
          platform: { counts: figures?.platforms },
        }}
      />
    </>
  );
}
