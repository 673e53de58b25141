import { DarkTheme20Regular } from "@fluentui/react-icons/svg/dark-theme";
import { Keyboard20Regular } from "@fluentui/react-icons/svg/keyboard";
import { LocalLanguage20Regular } from "@fluentui/react-icons/svg/local-language";
import { Map20Regular } from "@fluentui/react-icons/svg/map";
import { PanelLeft20Regular } from "@fluentui/react-icons/svg/panel-left";
import { SignOut20Regular } from "@fluentui/react-icons/svg/sign-out";
import { WeatherMoon20Regular } from "@fluentui/react-icons/svg/weather-moon";
import { WeatherSunny20Regular } from "@fluentui/react-icons/svg/weather-sunny";
import { useTranslation } from "react-i18next";
import { useSignOut } from "#web/features/accounts/sessions/useSignOut.ts";
import { chooseLanguage } from "#web/lib/layout/language.ts";
import { consoleTourStore } from "#web/lib/navigation/consoleTour.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { locales } from "#web/lib/texts/locale.ts";
import { chooseTheme, themeChoices, useThemeChoice } from "#web/lib/layout/themeChoice.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { keySheetOpen } from "#web/app/keys/keySheetOpen.ts";
import type { PaletteItem } from "./paletteItem.ts";

const themeIcons = { light: WeatherSunny20Regular, dark: WeatherMoon20Regular, system: DarkTheme20Regular };

/** What can be done from the search; each is found by its English name too. */
export function usePaletteActions(navigation: { label: string; run: () => void }): PaletteItem[] {
  const { t } = useTranslation(["bar", "shell"]);
  const locale = useLocale();
  const theme = useThemeChoice();
  const signOut = useSignOut();
  const tellError = useErrorToast();
  return [
    ...themeChoices
      .filter((one) => one !== theme)
      .map((one) => ({
        id: `theme-${one}`,
        label: t("palette.actions.theme", { name: t(`shell:themes.${one}`) }),
        icon: themeIcons[one],
        words: `theme ${one}`,
        run: () => chooseTheme(one),
      })),
    {
      id: "navigation",
      label: navigation.label,
      icon: PanelLeft20Regular,
      words: "navigation sidebar collapse expand",
      run: navigation.run,
    },
    {
      id: "keys",
      label: t("palette.actions.keys"),
      icon: Keyboard20Regular,
      words: "keyboard shortcuts help",
      keys: ["?"],
      run: () => keySheetOpen.set(true),
    },
    {
      id: "tour",
      label: t("shell:user.tour"),
      icon: Map20Regular,
      words: "tour guide introduction",
      run: () => consoleTourStore.set(true),
    },
    ...locales
      .filter((one) => one !== locale)
      .map((one) => ({
        id: `language-${one}`,
        label: t("palette.actions.language", { name: t(`shell:languages.${one}`) }),
        icon: LocalLanguage20Regular,
        words: `language ${one}`,
        run: () => void chooseLanguage(one),
      })),
    {
      id: "signOut",
      label: t("palette.actions.signOut"),
      icon: SignOut20Regular,
      words: "sign out log out exit",
      run: () => void signOut().catch(tellError),
    },
  ];
}
