import { useFront } from "#web/front/front.ts";
import { StarRow } from "./StarRow.tsx";
import type { Voice } from "./voices.ts";

export function VoiceCard({ voice: { id, stars, month } }: { voice: Voice }) {
  const { t, locale } = useFront();
  const at = new Intl.DateTimeFormat(locale === "cn" ? "zh-CN" : locale === "ar" ? "ar-u-nu-latn" : locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return (
    <figure className="voice" data-stars={stars}>
      <StarRow stars={stars} />
      <blockquote>
        <p className="saying">{t(`frontReview:voices.${id}.title`)}</p>
        <p>{t(`frontReview:voices.${id}.text`)}</p>
      </blockquote>
      <figcaption>
        <span className="avatar" aria-hidden="true">
          {t(`frontReview:voices.${id}.initials`)}
        </span>
        <span>
          <b>{t(`frontReview:voices.${id}.name`)}</b>
          <span>
            {t(`frontReview:voices.${id}.role`)} ·{" "}
            <time dateTime={month}>{at.format(new Date(`${month}-15`))}</time>
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
