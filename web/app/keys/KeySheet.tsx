import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  typographyStyles,
} from "@fluentui/react-components";
import { Dismiss20Regular } from "@fluentui/react-icons/svg/dismiss";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { isApple } from "#web/lib/keys/keyboard.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { Kbd } from "#web/ui/hint/Kbd.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import { keyContexts, type KeyEntry } from "./keyContexts.ts";
import { keySheetOpen } from "./keySheetOpen.ts";

const onApple: Readonly<Record<string, string>> = { Mod: "⌘", Alt: "⌥", Shift: "⇧" };

const useStyles = makeStyles({
  surface: { maxWidth: "760px", maxHeight: "calc(100dvh - 64px)" },
  body: { maxHeight: "calc(100dvh - 112px)" },
  columns: { columnCount: 2, columnGap: "32px", "@media (max-width: 639.98px)": { columnCount: 1 } },
  context: { breakInside: "avoid", paddingBlock: "8px 16px" },
  heading: { ...typographyStyles.subtitle2, margin: 0, paddingBlockEnd: "4px" },
  list: { margin: 0 },
  row: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    minBlockSize: "32px",
    paddingBlock: "2px",
    boxSizing: "border-box",
    borderBottom: `1px solid ${appTokens.lineSoft}`,
  },
  name: { flexGrow: 1, minInlineSize: 0 },
  keys: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "end",
    alignItems: "center",
    gap: "4px",
    margin: 0,
  },
  press: { display: "inline-flex", gap: "2px" },
  word: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  unseen,
});

/** All keys of the console, by where they work. */
export function KeySheet({ open }: { open: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  return (
    <Dialog open={open} onOpenChange={(_, change) => change.open || keySheetOpen.set(false)}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle
            action={
              <ToolButton
                label={t("keys.close")}
                icon={<Dismiss20Regular />}
                onPress={() => keySheetOpen.set(false)}
              />
            }
          >
            {t("keys.title")}
          </DialogTitle>
          <DialogContent tabIndex={0}>
            <div className={styles.columns}>
              {keyContexts.map(({ name, entries }) => (
                <section key={name} className={styles.context}>
                  <h3 className={styles.heading}>{t(`keys.contexts.${name}`)}</h3>
                  <dl className={styles.list}>
                    {entries.map((entry) => (
                      <div key={entry.name} className={styles.row}>
                        <dt className={styles.name}>{t(`keys.${entry.name}`)}</dt>
                        <Presses entry={entry} />
                      </div>
                    ))}
                  </dl>
                </section>
              ))}
            </div>
            <p className={styles.note}>{t("keys.typing")}</p>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function Presses({ entry: { presses, joined } }: { entry: KeyEntry }) {
  const styles = useStyles();
  const { t, i18n } = useTranslation("bar");
  const cap = (key: string) => {
    if (isApple && onApple[key]) return onApple[key];
    const plain = key === "Mod" ? "Ctrl" : key;
    return i18n.exists(`keys.names.${plain}`, { ns: "bar" }) ? t(`keys.names.${plain}`) : plain;
  };
  const spoken = presses.map((keys) => keys.map(cap).join(" + ")).join(` ${t(`keys.${joined}`)} `);
  return (
    <dd className={styles.keys} dir="ltr">
      <span className={styles.unseen}>{spoken}</span>
      {presses.map((keys, at) => (
        <Fragment key={keys.join("+")}>
          {at > 0 && (
            <span aria-hidden className={styles.word}>
              {t(`keys.${joined}`)}
            </span>
          )}
          <span className={styles.press}>
            {keys.map((key) => (
              <Kbd key={key}>{cap(key)}</Kbd>
            ))}
          </span>
        </Fragment>
      ))}
    </dd>
  );
}
