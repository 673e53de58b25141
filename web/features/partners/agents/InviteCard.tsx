import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { Image20Regular } from "@fluentui/react-icons/svg/image";
import { useState } from "react";
import { posterOf } from "#web/features/partners/shared/poster.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { copyText } from "#web/ui/feedback/copyText.ts";
import { QrCode } from "#web/ui/figure/QrCode.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { agentTexts, type Code, type Terms } from "./agentParts.ts";

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  body: { display: "flex", gap: "16px", [phone]: { flexDirection: "column" } },
  code: {
    flexShrink: 0,
    inlineSize: "168px",
    padding: "3px",
    boxSizing: "border-box",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: "#fff",
    alignSelf: "start",
    "> svg": { display: "block", inlineSize: "100%" },
  },
  words: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "space-between",
    gap: "12px",
    flexGrow: 1,
    minInlineSize: 0,
  },
  link: {
    padding: "7px 12px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: appTokens.fontSizeBase200,
    overflowWrap: "anywhere",
  },
  buttons: { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(116px, 1fr))", gap: "8px" },
  facts: {
    display: "grid",
    gridTemplateColumns: "repeat(3, auto)",
    justifyContent: "space-between",
    gap: "8px",
    margin: 0,
  },
  name: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  value: { ...typographyStyles.body1Strong, margin: 0, fontVariantNumeric: "tabular-nums" },
  gift: { color: appTokens.okForeground },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
});

/** A code's link, to scan, to copy and to print. */
export function InviteCard({ codes, terms }: { codes: readonly Code[]; terms: Terms }) {
  const styles = useStyles();
  const words = useWords(agentTexts);
  const format = useFormat();
  const [chosen, choose] = useState<string>();
  const active = codes.filter(({ state }) => state === "ACTIVE");
  const shown = active.find(({ id }) => id === chosen) ?? active[0];
  if (!shown)
    return (
      <Card title={words("invite.title")} line={words("invite.none")}>
        <div>
          <ActionLink action={{ label: words("newCode"), to: "/user/extension" }} />
        </div>
      </Card>
    );
  const link = `${window.location.origin}/${shown.code}_`;
  const poster = posterOf(link, { title: words("invite.poster"), line: words("invite.posterLine") });
  const facts = [
    {
      id: "first",
      value: words("invite.off", { rate: format.rate(terms.inviteeDiscountBps) }),
      look: styles.gift,
    },
    { id: "used", value: words("invite.times", { count: shown.used, shown: format.number(shown.used) }) },
    { id: "until", value: shown.expiresAt ? format.shortDay(shown.expiresAt) : words("invite.always") },
  ];
  return (
    <Card
      title={words("invite.title")}
      tools={
        <MenuButton
          size="small"
          icon={<ChevronDown16Regular />}
          iconPosition="after"
          aria-label={words("invite.choose", { code: shown.code })}
          actions={() =>
            active.map(({ id, code }) => ({
              id,
              label: code,
              chosen: id === shown.id,
              run: () => choose(id),
            }))
          }
        >
          <bdi dir="ltr">{shown.code}</bdi>
        </MenuButton>
      }
    >
      <div className={styles.body}>
        <div className={styles.code}>
          <QrCode text={link} label={words("invite.qr")} />
        </div>
        <div className={styles.words}>
          <bdi dir="ltr" className={styles.link}>
            {link.replace(/^https?:\/\//, "")}
          </bdi>
          <div className={styles.buttons}>
            <Button icon={<Copy20Regular />} onClick={() => void copyText(link, words("invite.copied"))}>
              {words("invite.copy")}
            </Button>
            <Button as="a" icon={<Image20Regular />} href={poster} download={`berth-${shown.code}.svg`}>
              {words("invite.download")}
            </Button>
          </div>
          <dl className={styles.facts}>
            {facts.map(({ id, value, look = "" }) => (
              <div key={id}>
                <dt className={styles.name}>{words(`invite.facts.${id}`)}</dt>
                <dd className={`${styles.value} ${look}`}>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{words("invite.months", { count: terms.months })}</p>
        </div>
      </div>
    </Card>
  );
}
