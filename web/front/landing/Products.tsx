import { BoxMultiple24Regular } from "@fluentui/react-icons/svg/box-multiple";
import { ChatHelp24Regular } from "@fluentui/react-icons/svg/chat-help";
import { Globe24Regular } from "@fluentui/react-icons/svg/globe";
import { Rocket24Regular } from "@fluentui/react-icons/svg/rocket";
import { Server24Regular } from "@fluentui/react-icons/svg/server";
import { WeatherMoon24Regular } from "@fluentui/react-icons/svg/weather-moon";
import { useFront } from "#web/front/front.ts";
import { RunwayDrawing } from "./RunwayDrawing.tsx";
import { TideDrawing } from "./TideDrawing.tsx";

const small = [
  { name: "apps", icon: <Rocket24Regular /> },
  { name: "servers", icon: <Server24Regular /> },
  { name: "domains", icon: <Globe24Regular /> },
  { name: "images", icon: <BoxMultiple24Regular /> },
  { name: "sleep", icon: <WeatherMoon24Regular /> },
  { name: "tickets", icon: <ChatHelp24Regular /> },
];

export function Products() {
  const { t } = useFront();
  return (
    <section className="part" id="products" aria-labelledby="products-title">
      <div className="wide">
        <header className="head">
          <h2 id="products-title">{t("products.title")}</h2>
          <p>{t("products.lead")}</p>
        </header>
        <div className="offers">
          <article className="big">
            <h3>{t("products.runway.title")}</h3>
            <p>{t("products.runway.text")}</p>
            <RunwayDrawing />
          </article>
          <article className="big">
            <h3>{t("products.rollback.title")}</h3>
            <p>{t("products.rollback.text")}</p>
            <TideDrawing />
          </article>
          {small.map(({ name, icon }) => (
            <article key={name}>
              <span className="tile">{icon}</span>
              <h3>{t(`products.${name}.title`)}</h3>
              <p>{t(`products.${name}.text`)}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
