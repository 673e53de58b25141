import { makeStyles } from "@fluentui/react-components";
import { AppsList20Regular } from "@fluentui/react-icons/svg/apps-list";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { MailLink } from "#web/ui/action/MailLink.tsx";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  link: {
    color: appTokens.colorBrandForegroundLink,
    textDecorationLine: "none",
    ":hover": { textDecorationLine: "underline" },
  },
});

export const Links: Demo = { order: 40, controls: ["size"], keys: true, Piece };

function Piece({ size }: DemoProps) {
  const styles = useStyles();
  const words = useWords("galleryComponents:button.Links");
  const icon = <AppsList20Regular />;
  return (
    <Row>
      <ActionLink
        size={size}
        appearance="primary"
        action={{ label: words("chip"), to: "/components/chip" }}
      />
      <ActionLink size={size} action={{ label: words("list"), icon, to: "/components/list" }} />
      <ActionLink
        size={size}
        iconOnly
        appearance="subtle"
        action={{ label: words("list"), icon, to: "/components/list" }}
      />
      <PlaceLink className={styles.link} to="/components/tabs">
        {words("plain")}
      </PlaceLink>
      <MailLink address="support@berth.example" />
    </Row>
  );
}
