import { useFront } from "#web/front/front.ts";
import { HarbourScene } from "./HarbourScene.tsx";

export function CallToAction() {
  const { t } = useFront();
  return (
    <section className="call" aria-labelledby="call-title">
      <div className="wide">
        <div>
          <h2 id="call-title">{t("call.title")}</h2>
          <p>{t("call.text")}</p>
          <p className="actions">
            <a className="primary large button" href="/register">
              {t("register")}
            </a>
            <a className="large button" href="/login">
              {t("signIn")}
            </a>
          </p>
        </div>
        <HarbourScene />
      </div>
    </section>
  );
}
