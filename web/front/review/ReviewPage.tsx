import { CallToAction } from "#web/front/frame/CallToAction.tsx";
import { useFront } from "#web/front/front.ts";
import { frontPaths } from "#web/front/frontPaths.ts";
import { StarRow } from "./StarRow.tsx";
import { VoiceCard } from "./VoiceCard.tsx";
import { voices } from "./voices.ts";

const average = voices.reduce((sum, { stars }) => sum + stars, 0) / voices.length;
const choices = [5, 4, 3, 2, 1].map((stars) => ({
  stars,
  count: voices.filter((voice) => voice.stars === stars).length,
}));

export function ReviewPage() {
  const { t, format, locale } = useFront();
  const address = (stars: string) => `${frontPaths.review}?lang=${locale}${stars && `&stars=${stars}`}`;
  const says = (count: number) => t("frontReview:shown", { count });
  return (
    <>
      <section className="opening">
        <div className="wide">
          <h1>{t("frontReview:title")}</h1>
          <p className="lead">{t("frontReview:lead")}</p>
          <div className="verdict">
            <div className="average">
              <strong>{format.number(Math.round(average * 10) / 10)}</strong>
              <StarRow stars={average} />
              <span>{t("frontReview:from", { count: voices.length })}</span>
            </div>
            <dl>
              {choices.map(({ stars, count }) => (
                <div key={stars}>
                  <dt>{t("frontReview:stars", { count: stars })}</dt>
                  <dd>
                    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                      <path className="pale" d="M0 0h100v8H0z" />
                      <path d={`M0 0h${(count / voices.length) * 100}v8H0z`} />
                    </svg>
                    <span>{format.number(count)}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <nav className="chips scripted" aria-label={t("frontReview:filter")}>
            <a href={address("")} data-stars-choice="" data-says={says(voices.length)} aria-current="true">
              {t("frontReview:all")}
            </a>
            {choices
              .filter(({ count }) => count > 0)
              .map(({ stars, count }) => (
                <a
                  key={stars}
                  href={address(String(stars))}
                  data-stars-choice={stars}
                  data-says={says(count)}
                >
                  {t("frontReview:stars", { count: stars })}
                </a>
              ))}
          </nav>
          <p className="shown" role="status" data-says-here="">
            {says(voices.length)}
          </p>
          <div className="voices">
            {voices.map((voice) => (
              <VoiceCard key={voice.id} voice={voice} />
            ))}
          </div>
          <p className="note">{t("frontReview:invented")}</p>
        </div>
      </section>
      <CallToAction />
    </>
  );
}
