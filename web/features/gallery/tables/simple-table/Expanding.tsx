import { Button, mergeClasses } from "@fluentui/react-components";
import { ChevronDown20Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronUp20Regular } from "@fluentui/react-icons/svg/chevron-up";
import { Fragment, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { type Server, servers } from "#web/features/gallery/tables/parts/servers.ts";
import { useTableStyles } from "#web/features/gallery/tables/parts/useTableStyles.ts";

export const Expanding: Demo = { order: 60, keys: true, Piece };

function Piece() {
  const styles = useTableStyles();
  const { t } = useTranslation("galleryForms");
  return (
    <table className={styles.table} aria-label={t("simple-table.servers")}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {t("simple-table.server")}
          </th>
          <th scope="col" className={mergeClasses(styles.head, styles.end)}>
            {t("simple-table.cores")}
          </th>
          <td className={mergeClasses(styles.head, styles.narrow)} />
        </tr>
      </thead>
      <tbody>
        {servers.slice(0, 4).map((server, place) => (
          <ServerRow key={server.id} server={server} open={place === 0} />
        ))}
      </tbody>
    </table>
  );
}

function ServerRow({ server: { name, cores, region }, open: begins }: { server: Server; open: boolean }) {
  const styles = useTableStyles();
  const { t } = useTranslation("galleryForms");
  const id = useId();
  const [open, setOpen] = useState(begins);
  const image = `berth.local/store/${name}:2.8.1`;
  return (
    <Fragment>
      <tr>
        <td className={styles.cell}>
          <bdi>{name}</bdi>
        </td>
        <td className={mergeClasses(styles.cell, styles.end)}>{cores}</td>
        <td className={styles.cell}>
          <Button
            appearance="subtle"
            icon={open ? <ChevronUp20Regular /> : <ChevronDown20Regular />}
            aria-label={t("simple-table.Expanding.unfold", { name })}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          />
        </td>
      </tr>
      {open && (
        <tr id={id}>
          <td colSpan={3}>
            <dl className={styles.details}>
              <dt>{t("simple-table.region")}</dt>
              <dd>
                <bdi>{region}</bdi>
              </dd>
              <dt>{t("simple-table.Expanding.image")}</dt>
              <dd>
                <bdi>{image}</bdi>
              </dd>
            </dl>
          </td>
        </tr>
      )}
    </Fragment>
  );
}
