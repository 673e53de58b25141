import { useTranslation } from "react-i18next";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { JsCard, type JsCardProps } from "./JsCard.tsx";

export interface KindCardProps<TKind extends string> extends Omit<JsCardProps, "choice"> {
  /** Where the names of the kinds stand: `chartjs.Bars`. */
  texts: string;
  kinds: readonly TKind[];
  kind: TKind;
  onKind: (kind: TKind) => void;
}

/** A chart that is drawn in one of a few ways. */
export function KindCard<TKind extends string>({
  texts,
  kinds,
  kind,
  onKind,
  ...card
}: KindCardProps<TKind>) {
  const { t } = useTranslation("galleryCharts");
  const words = useWords(`galleryCharts:${texts}`);
  return (
    <JsCard
      {...card}
      choice={
        <Segmented
          small
          label={t("words.kind")}
          value={kind}
          onChange={onKind}
          parts={kinds.map((value) => ({ value, label: words(value) }))}
        />
      }
    />
  );
}
