import { LocalLanguage20Regular } from "@fluentui/react-icons/svg/local-language";
import { useTranslation } from "react-i18next";
import { chooseLanguage } from "#web/lib/layout/language.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { locales } from "#web/lib/texts/locale.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";

/** The menu of languages; with `named` the button shows the language's name beside the icon. */
export function LanguageMenu({ named = false }: { named?: boolean }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const actions = () =>
    locales.map((id) => ({
      id,
      label: t(`languages.${id}`),
      chosen: id === locale,
      run: () => void chooseLanguage(id),
    }));
  const looks = { appearance: "subtle", icon: <LocalLanguage20Regular />, actions } as const;
  if (named) return <MenuButton {...looks}>{t(`languages.${locale}`)}</MenuButton>;
  return (
    <Hint label={t("language")}>
      <MenuButton {...looks} />
    </Hint>
  );
}
