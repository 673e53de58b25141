import { addressOf, helpPath, useFront } from "#web/front/front.ts";
import { FrontMark } from "./FrontMark.tsx";

export function FrontFooter() {
  const { t, locale } = useFront();
  const groups = [
    {
      name: "product",
      links: [
        ["products", addressOf("landing", locale, "products")],
        ["steps", addressOf("landing", locale, "steps")],
        ["pricing", addressOf("pricing", locale)],
        ["review", addressOf("review", locale)],
      ],
    },
    {
      name: "support",
      links: [
        ["help", helpPath],
        ["questions", addressOf("landing", locale, "questions")],
        ["privacy", addressOf("privacy", locale)],
      ],
    },
    {
      name: "account",
      links: [
        ["signIn", "/login"],
        ["register", "/register"],
        ["forgot", "/forgot-password"],
      ],
    },
  ];
  return (
    <footer className="foot">
      <div className="wide">
        <div className="maker">
          <FrontMark size={28} />
          <p>{t("footer.line")}</p>
        </div>
        {groups.map(({ name, links }) => (
          <nav key={name} aria-labelledby={`foot-${name}`}>
            <h2 id={`foot-${name}`}>{t(`footer.${name}`)}</h2>
            <ul>
              {links.map(([key, href]) => (
                <li key={key}>
                  <a href={href}>{t(`nav.${key}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className="rights">
          <bdi dir="ltr">© {new Date().getFullYear()} Berth</bdi> · {t("footer.rights")}
        </p>
      </div>
    </footer>
  );
}
