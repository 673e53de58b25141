import { Star16Filled, Star16Regular } from "@fluentui/react-icons/svg/star";
import { useFront } from "#web/front/front.ts";

const places = [1, 2, 3, 4, 5];

export function StarRow({ stars }: { stars: number }) {
  const { t } = useFront();
  return (
    <span className="stars" role="img" aria-label={t("frontReview:ofFive", { count: stars })}>
      {places.map((place) =>
        place <= Math.round(stars) ? <Star16Filled key={place} /> : <Star16Regular key={place} />,
      )}
    </span>
  );
}
