import { Button, makeStyles } from "@fluentui/react-components";
import { ArrowReset20Regular } from "@fluentui/react-icons/svg/arrow-reset";
import { Link20Regular } from "@fluentui/react-icons/svg/link";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import {
  changeLayout,
  keepLayout,
  type Layout,
  layoutChoices,
  themes,
  useLayout,
} from "#web/lib/layout/layout.ts";
import { layoutLink } from "#web/lib/layout/layoutWords.ts";
import { useThemeChoice } from "#web/lib/layout/themeChoice.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { BarSettings } from "./BarSettings.tsx";
import { customiserStore } from "./customiserStore.ts";
import { LayoutDrawing } from "./LayoutDrawing.tsx";
import { OptionCards } from "./OptionCards.tsx";
import { PrimaryColors } from "./PrimaryColors.tsx";

const useStyles = makeStyles({
  link: { justifySelf: "start" },
  reset: { flexShrink: 0, whiteSpace: "nowrap" },
});

/** How the navigation stands, in one choice: two settings. */
const navigations: Record<"side" | "rail" | "top", Pick<Layout, "orientation" | "navCollapsed">> = {
  side: { orientation: "vertical", navCollapsed: false },
  rail: { orientation: "vertical", navCollapsed: true },
  top: { orientation: "horizontal", navCollapsed: false },
};

export function Customiser({ open }: { open: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation("customiser");
  const layout = useLayout();
  const theme = useThemeChoice();
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  const close = () => {
    customiserStore.set(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const copy = () =>
    void navigator.clipboard.writeText(layoutLink(window.location.href, { ...layout, theme })).then(
      () => showToast({ tone: "success", text: t("copied") }),
      () => showToast({ tone: "error", text: t("notCopied") }),
    );
  const navigation = layout.orientation === "horizontal" ? "top" : layout.navCollapsed ? "rail" : "side";
  const reset = (
    <Button
      appearance="subtle"
      size="small"
      className={styles.reset}
      icon={<ArrowReset20Regular />}
      onClick={() => keepLayout({ theme: "system" })}
    >
      {t("reset")}
    </Button>
  );
  return (
    <Drawer
      beside
      kind="settings"
      open={open}
      title={t("title")}
      meta={t("meta")}
      tools={reset}
      onClose={close}
    >
      <OptionCards
        legend={t("theme.label")}
        choices={themes}
        value={theme}
        label={(choice) => t(`theme.${choice}`)}
        drawing={(choice) => <LayoutDrawing of={choice} />}
        onChoose={(choice) => changeLayout({ theme: choice })}
      />
      <PrimaryColors value={layout.primary} onChoose={(primary) => changeLayout({ primary })} />
      <OptionCards
        legend={t("skin.label")}
        choices={layoutChoices.skin}
        value={layout.skin}
        label={(choice) => t(`skin.${choice}`)}
        drawing={(choice) => <LayoutDrawing of={choice} />}
        onChoose={(skin) => changeLayout({ skin })}
      />
      <OptionCards
        legend={t("navigation.label")}
        choices={["side", "rail", "top"] as const}
        value={navigation}
        label={(choice) => t(`navigation.${choice}`)}
        drawing={(choice) => <LayoutDrawing of={choice} />}
        onChoose={(choice) => changeLayout(navigations[choice])}
      />
      <OptionCards
        legend={t("width.label")}
        choices={["fluid", "boxed"] as const}
        value={layout.contentWidth}
        label={(choice) => t(`width.${choice}`)}
        drawing={(choice) => <LayoutDrawing of={choice} />}
        onChoose={(contentWidth) => changeLayout({ contentWidth })}
      />
      <BarSettings layout={layout} />
      <Button className={styles.link} icon={<Link20Regular />} onClick={copy}>
        {t("copy")}
      </Button>
    </Drawer>
  );
}
