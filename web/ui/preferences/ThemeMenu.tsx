import { DarkTheme20Regular } from "@fluentui/react-icons/svg/dark-theme";
import { WeatherMoon20Regular } from "@fluentui/react-icons/svg/weather-moon";
import { WeatherSunny20Regular } from "@fluentui/react-icons/svg/weather-sunny";
import { useTranslation } from "react-i18next";
import { chooseTheme, themeChoices, useThemeChoice } from "#web/lib/layout/themeChoice.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";

const icons = {
  light: <WeatherSunny20Regular />,
  dark: <WeatherMoon20Regular />,
  system: <DarkTheme20Regular />,
};

/** The menu of themes: light, dark, or as the device. */
export function ThemeMenu() {
  const { t } = useTranslation("shell");
  const choice = useThemeChoice();
  const actions = () =>
    themeChoices.map((id) => ({
      id,
      label: t(`themes.${id}`),
      chosen: id === choice,
      run: () => chooseTheme(id),
    }));
  return (
    <Hint label={t("theme")}>
      <MenuButton appearance="subtle" icon={icons[choice]} actions={actions} />
    </Hint>
  );
}
