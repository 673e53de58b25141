import { Button, makeStyles } from "@fluentui/react-components";
import { ArrowDown20Regular } from "@fluentui/react-icons/svg/arrow-down";
import { ArrowUp20Regular } from "@fluentui/react-icons/svg/arrow-up";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import type { ArrayFieldItemTemplateProps } from "@rjsf/utils";
import { useTranslation } from "react-i18next";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "start",
    gap: "8px",
    padding: "12px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
  },
});

/** One entry of a list made of a schema, with its buttons. */
export function SchemaArrayItem({
  children,
  index,
  disabled,
  readonly,
  buttonsProps,
}: ArrayFieldItemTemplateProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const place = index + 1;
  return (
    <div className={styles.row}>
      <div>{children}</div>
      {!disabled && !readonly && (
        <div>
          {(hasMoveUp || hasMoveDown) && (
            <>
              <Hint label={t("form.rows.up", { place })}>
                <Button
                  appearance="subtle"
                  icon={<ArrowUp20Regular />}
                  disabledFocusable={!hasMoveUp}
                  onClick={onMoveUpItem}
                />
              </Hint>
              <Hint label={t("form.rows.down", { place })}>
                <Button
                  appearance="subtle"
                  icon={<ArrowDown20Regular />}
                  disabledFocusable={!hasMoveDown}
                  onClick={onMoveDownItem}
                />
              </Hint>
            </>
          )}
          {hasRemove && (
            <Hint label={t("form.rows.remove", { place })}>
              <Button appearance="subtle" icon={<Delete20Regular />} onClick={onRemoveItem} />
            </Hint>
          )}
        </div>
      )}
    </div>
  );
}
