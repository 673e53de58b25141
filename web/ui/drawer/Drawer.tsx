import {
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
  typographyStyles,
} from "@fluentui/react-components";
import { Dismiss20Regular } from "@fluentui/react-icons/svg/dismiss";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { useFocusBack } from "#web/ui/feedback/useFocusBack.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const widths = { settings: 360, task: 440, detail: 640 } as const;

const useStyles = makeStyles({
  drawer: { maxWidth: "100%", backgroundColor: appTokens.card, boxShadow: appTokens.shadow28 },
  head: { padding: "16px 16px 12px 24px" },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  tools: { display: "flex", alignItems: "center", gap: "4px" },
  meta: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  // Rows as high as what they hold: a button would let itself be squeezed.
  body: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridAutoRows: "max-content",
    alignContent: "start",
    gap: "16px",
    padding: "8px 24px 24px",
    "--formGround": appTokens.card,
  },
  // What it holds is at least as high as the place, and brings its own foot.
  filled: { gridTemplateRows: "minmax(100%, max-content)", paddingBlockEnd: 0 },
  foot: {
    display: "flex",
    justifyContent: "flex-end",
    gap: "8px",
    padding: "12px 24px",
    borderTop: `1px solid ${appTokens.line}`,
  },
});

/** A drawer at the end of the window. */
export interface DrawerProps {
  open: boolean;
  title: string;
  /** One line under the title. */
  meta?: string;
  /** 360, 440 or 640 px; as wide as the window on a phone. */
  kind?: keyof typeof widths;
  children: ReactNode;
  /** The window stays usable beside it, and a press there does not close it. */
  beside?: boolean;
  /** Buttons at the title, before the one that closes. */
  tools?: ReactNode;
  /** The buttons, behind a line. */
  footer?: ReactNode;
  /** The content fills the place down to the end; `FormDrawer` sets it. */
  filled?: boolean;
  /** Asked to close by Escape, the button or a press beside it. */
  onClose: () => void;
}

/** Something that is done or looked at beside the screen: title, one line, body, footer. Keep it mounted and set `open`. */
export function Drawer({
  open,
  title,
  meta,
  kind = "task",
  beside = false,
  tools,
  children,
  footer,
  filled = false,
  onClose,
}: DrawerProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed may have made way: keys must still reach the drawer.
    if (open && !beside && document.activeElement === document.body) surface.current?.focus();
  });
  useFocusBack(open, "dialog");
  const action = (
    <span className={styles.tools}>
      {tools}
      <ToolButton label={t("drawer.close")} icon={<Dismiss20Regular />} onPress={onClose} />
    </span>
  );
  return (
    <OverlayDrawer
      ref={surface}
      className={styles.drawer}
      style={{ width: `min(${widths[kind]}px, 100%)` }}
      position="end"
      modalType={beside ? "non-modal" : "modal"}
      open={open}
      onOpenChange={(_, data) => {
        if (!data.open) onClose();
      }}
    >
      <DrawerHeader className={styles.head}>
        <DrawerHeaderTitle heading={{ as: "h2", className: styles.title }} action={action}>
          {title}
        </DrawerHeaderTitle>
        {meta !== undefined && <p className={styles.meta}>{meta}</p>}
      </DrawerHeader>
      <DrawerBody className={mergeClasses(styles.body, filled && styles.filled)}>{children}</DrawerBody>
      {footer !== undefined && <DrawerFooter className={styles.foot}>{footer}</DrawerFooter>}
    </OverlayDrawer>
  );
}
