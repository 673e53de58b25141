import { makeStyles, ToggleButton, typographyStyles } from "@fluentui/react-components";
import { Code16Regular } from "@fluentui/react-icons/svg/code";
import { Keyboard16Regular } from "@fluentui/react-icons/svg/keyboard";
import { Open16Regular } from "@fluentui/react-icons/svg/open";
import { TextBulletListSquare16Regular } from "@fluentui/react-icons/svg/text-bullet-list-square";
import { type ReactElement, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "#web/lib/navigation/place.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type DemoPlace, type NamedDemo, usualProps } from "./demo.ts";
import { TryButton } from "./TryButton.tsx";
import { DemoStage } from "./DemoStage.tsx";
import { type DemoLook, noLooks } from "./demoLooks.ts";

const DemoSource = lazyComponent(() => import("./source/DemoSource.tsx"), "DemoSource");
const DemoPieces = lazyComponent(() => import("./source/DemoPieces.tsx"), "DemoPieces");

const useStyles = makeStyles({
  card: {
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    scrollMarginBlockStart: "64px",
    "--formGround": appTokens.card,
  },
  head: { display: "grid", gap: "2px", padding: "16px 16px 12px" },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  line: { margin: 0, maxInlineSize: "640px", color: appTokens.colorNeutralForeground3 },
  foot: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px",
    padding: "8px",
    borderBlockStartWidth: "1px",
    borderBlockStartStyle: "solid",
    borderBlockStartColor: appTokens.line,
  },
  link: {
    display: "inline-flex",
    alignItems: "center",
    gap: "4px",
    marginInlineStart: "auto",
    padding: "2px 8px",
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.colorNeutralForeground2,
    textDecorationLine: "none",
    ...typographyStyles.caption1,
    ":hover": { color: appTokens.colorNeutralForeground1, backgroundColor: appTokens.idleBackground },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  keys: {
    margin: 0,
    padding: "0 16px 16px",
    maxInlineSize: "640px",
    color: appTokens.colorNeutralForeground2,
  },
});

type Part = "code" | "props" | "keys";

const icons: Record<Part, ReactElement> = {
  code: <Code16Regular />,
  props: <TextBulletListSquare16Regular />,
  keys: <Keyboard16Regular />,
};

/** How a demo is shown. */
export interface DemoCardProps {
  demo: NamedDemo;
  place: DemoPlace;
  /** It is the only one on the page. */
  alone?: boolean;
}

/** A demo: what it shows, the living thing with its states, its source, the props of the pieces it is made of, its keys. */
export function DemoCard({ demo, place, alone = false }: DemoCardProps) {
  const styles = useStyles();
  const { t } = useTranslation([place.texts, "gallery", "galleryDemos"]);
  const [props, setProps] = useState(usualProps);
  const [looks, setLooks] = useState<readonly DemoLook[]>(noLooks);
  const [part, setPart] = useState<Part>();
  const id = useId();
  const { pathname } = useLocation();
  const parts: Part[] = ["code", "props", ...(demo.keys ? (["keys"] as const) : [])];
  return (
    <section id={demo.name} className={styles.card} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {t(`galleryDemos:${place.title}.${demo.name}`)}
        </h2>
        <p className={styles.line}>{t(`${place.page}.${demo.name}.line`)}</p>
      </div>
      <DemoStage demo={demo} props={props} looks={looks} />
      <div className={styles.foot}>
        {parts.map((one) => (
          <ToggleButton
            key={one}
            size="small"
            appearance="subtle"
            icon={icons[one]}
            checked={part === one}
            aria-expanded={part === one}
            aria-controls={`${id}-part`}
            onClick={() => setPart(part === one ? undefined : one)}
          >
            {t(`gallery:demo.${one}`)}
          </ToggleButton>
        ))}
        <TryButton
          controls={demo.controls ?? []}
          props={props}
          onProps={setProps}
          looks={looks}
          onLooks={setLooks}
        />
        {!alone && (
          <PlaceLink className={styles.link} to={`${pathname}?demo=${demo.name}`}>
            <Open16Regular />
            {t("gallery:demo.alone")}
          </PlaceLink>
        )}
      </div>
      <div id={`${id}-part`}>
        {part === "code" && <DemoSource source={demo.source} />}
        {part === "props" && <DemoPieces source={demo.source} />}
        {part === "keys" && <p className={styles.keys}>{t(`${place.page}.${demo.name}.keys`)}</p>}
      </div>
    </section>
  );
}
