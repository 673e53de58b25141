import { ArrowRight20Regular } from "@fluentui/react-icons/svg/arrow-right";
import { landingQuestions } from "#web/front/frame/questions.ts";
import { QuestionList } from "#web/front/frame/QuestionList.tsx";
import { addressOf, helpPath, lowestPrice, useFront, yuan } from "#web/front/front.ts";
import { CallToAction } from "#web/front/frame/CallToAction.tsx";
import { VoiceCard } from "#web/front/review/VoiceCard.tsx";
import { voices } from "#web/front/review/voices.ts";
import { ConsolePicture } from "./ConsolePicture.tsx";
import { PlansTeaser } from "./PlansTeaser.tsx";
import { Products } from "./Products.tsx";
import { Steps } from "./Steps.tsx";

export function LandingPage() {
  const { t, format, locale } = useFront();
  return (
    <>
      <section className="hero">
        <div className="wide">
          <a className="news" href="#products">
            <b>{t("hero.new")}</b>
            <span>{t("hero.news")}</span>
            <ArrowRight20Regular />
          </a>
          <h1>
            <span>{t("hero.line1")}</span> <span>{t("hero.line2")}</span>
          </h1>
          <p className="lead">{t("hero.lead")}</p>
          <p className="actions">
            <a className="primary large button" href="/register">
              {t("hero.deploy")}
              <ArrowRight20Regular />
            </a>
            <a className="large button" href="#steps">
              {t("hero.see")}
            </a>
          </p>
          <p className="note">
            {t("hero.note", { price: format.money(yuan(lowestPrice), { whole: true }) })}
          </p>
          <ConsolePicture />
        </div>
      </section>
      <Products />
      <Steps />
      <PlansTeaser />
      <section className="part" aria-labelledby="voices-title">
        <div className="wide">
          <header className="head">
            <h2 id="voices-title">{t("voices.title")}</h2>
            <p>{t("voices.lead")}</p>
          </header>
          <div className="voices">
            {voices.slice(0, 3).map((voice) => (
              <VoiceCard key={voice.id} voice={voice} />
            ))}
          </div>
          <p className="more">
            <a href={addressOf("review", locale)}>
              {t("voices.all")}
              <ArrowRight20Regular />
            </a>
          </p>
        </div>
      </section>
      <section className="part" id="questions" aria-labelledby="questions-title">
        <div className="wide pair">
          <header className="head">
            <h2 id="questions-title">{t("questions.title")}</h2>
            <p>{t("questions.lead")}</p>
            <p className="more">
              <a href={helpPath}>
                {t("questions.help")}
                <ArrowRight20Regular />
              </a>
            </p>
          </header>
          <QuestionList names={landingQuestions} start="questions" />
        </div>
      </section>
      <CallToAction />
    </>
  );
}
