import { useFront } from "#web/front/front.ts";

const steps = ["bring", "choose", "watch"] as const;

export function Steps() {
  const { t, format } = useFront();
  return (
    <section className="part tinted" id="steps" aria-labelledby="steps-title">
      <div className="wide">
        <header className="head">
          <h2 id="steps-title">{t("steps.title")}</h2>
          <p>{t("steps.lead")}</p>
        </header>
        <ol className="steps">
          {steps.map((name, index) => (
            <li key={name}>
              <span className="number">{format.number(index + 1)}</span>
              <h3>{t(`steps.${name}.title`)}</h3>
              <p>{t(`steps.${name}.text`)}</p>
              <code dir="ltr">{t(`steps.${name}.code`)}</code>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
