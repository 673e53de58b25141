import { Button, Link, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Document20Regular } from "@fluentui/react-icons/svg/document";
import { Image20Regular } from "@fluentui/react-icons/svg/image";
import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { writeFileSize } from "#web/ui/form/files/writeFileSize.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useChatFilesQuery, useChatPersonFragment } from "./chats.generated.ts";
import { PersonFace } from "./PersonFace.tsx";

const useStyles = makeStyles({
  details: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start", gap: "20px" },
  top: { display: "grid", justifyItems: "center", gap: "4px", textAlign: "center" },
  name: { ...typographyStyles.subtitle2, margin: "12px 0 0" },
  role: { ...typographyStyles.caption1, margin: "0 0 8px", color: appTokens.colorNeutralForeground3 },
  facts: {
    display: "grid",
    gap: "12px",
    margin: 0,
    paddingBlock: "20px",
    borderTop: `1px solid ${appTokens.line}`,
    borderBottom: `1px solid ${appTokens.line}`,
  },
  term: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  value: {
    ...typographyStyles.body1,
    display: "flex",
    alignItems: "center",
    gap: "4px",
    margin: 0,
    overflowWrap: "anywhere",
    minInlineSize: 0,
  },
  mail: { minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis" },
  head: { ...typographyStyles.subtitle2, display: "flex", justifyContent: "space-between", margin: 0 },
  count: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  files: { display: "grid", gap: "8px", margin: "8px 0 0", padding: 0, listStyleType: "none" },
  file: {
    display: "grid",
    gridTemplateColumns: "28px minmax(0, 1fr)",
    alignItems: "center",
    columnGap: "10px",
  },
  tile: {
    display: "grid",
    placeItems: "center",
    gridRowEnd: "span 2",
    inlineSize: "28px",
    blockSize: "28px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.idleForeground,
  },
  fileName: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
});

export function ContactDetails({ contactId, named = true }: { contactId: string; named?: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation("chat");
  const { number } = useFormat();
  const locale = useLocale();
  const { data: person, dataState } = useChatPersonFragment({
    from: { __typename: "ChatContact", id: contactId },
  });
  const shared = useChatFilesQuery({ variables: { userId: contactId } });
  if (dataState !== "complete") return null;
  const files = shared.data?.chat?.attachments ?? [];
  const fact = (name: string, value: ReactNode) => (
    <div>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
  return (
    <div className={styles.details}>
      <div className={styles.top}>
        <PersonFace person={person} size={72} />
        {named && (
          <h2 className={styles.name}>
            <bdi>{person.fullName}</bdi>
          </h2>
        )}
        <p className={styles.role}>{person.role}</p>
        <Button as="a" size="small" icon={<Mail20Regular />} href={`mailto:${person.email}`}>
          {t("details.mail")}
        </Button>
      </div>
      <dl className={styles.facts}>
        {fact(t("details.status"), t(`statuses.${person.status}`))}
        {fact(
          t("details.email"),
          <>
            <bdi className={styles.mail}>{person.email}</bdi>
            <CopyButton text={person.email} label={t("details.copy")} />
          </>,
        )}
        {person.about !== "" && fact(t("details.about"), <span dir="auto">{person.about}</span>)}
      </dl>
      <section>
        <h3 className={styles.head}>
          {t("details.files")}
          {files.length > 0 && <span className={styles.count}>{number(files.length)}</span>}
        </h3>
        {files.length === 0 && (
          <p className={styles.note}>{t(shared.error ? "details.filesFailed" : "details.noFiles")}</p>
        )}
        <ul className={styles.files}>
          {files.map(({ id, name, size, url, isPicture }) => (
            <li key={id} className={styles.file}>
              <span className={styles.tile}>{isPicture ? <Image20Regular /> : <Document20Regular />}</span>
              <Link
                className={styles.fileName}
                appearance="subtle"
                href={url}
                {...(isPicture ? { target: "_blank", rel: "noreferrer" } : { download: name })}
              >
                <bdi>{name}</bdi>
              </Link>
              <span className={styles.note}>{writeFileSize(size, locale)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
