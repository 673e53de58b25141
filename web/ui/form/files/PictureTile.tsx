import {
  Button,
  makeStyles,
  mergeClasses,
  ProgressBar,
  typographyStyles,
  useFluent,
} from "@fluentui/react-components";
import { ArrowClockwise20Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { Crop20Regular } from "@fluentui/react-icons/svg/crop";
import { Dismiss20Regular } from "@fluentui/react-icons/svg/dismiss";
import { ReOrderDotsVertical20Regular } from "@fluentui/react-icons/svg/re-order-dots-vertical";
import { Star20Regular } from "@fluentui/react-icons/svg/star";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { Thumbnail } from "#web/ui/media/Thumbnail.tsx";
import type { SortableHandle } from "#web/ui/reorder/SortableList.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { UploadState, FormPicture } from "./useUploads.ts";
import { useUploadText } from "./useUploadText.ts";

const useStyles = makeStyles({
  tile: {
    position: "relative",
    display: "grid",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    overflow: "hidden",
  },
  picture: { display: "grid" },
  waiting: { opacity: 0.6 },
  // No picture to show: the name says which file it was.
  refused: {
    ...typographyStyles.caption1,
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    blockSize: "96px",
    padding: "8px",
    overflow: "hidden",
    overflowWrap: "anywhere",
    textAlign: "center",
    color: appTokens.colorNeutralForeground2,
    backgroundColor: appTokens.idleBackground,
  },
  main: {
    ...typographyStyles.caption1,
    position: "absolute",
    insetBlockStart: "6px",
    insetInlineStart: "6px",
    paddingInline: "6px",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: appTokens.colorBrandBackground,
    color: appTokens.colorNeutralForegroundOnBrand,
  },
  progress: { position: "absolute", insetInline: "8px", insetBlockStart: "84px" },
  failed: { ...typographyStyles.caption1, paddingInline: "8px", color: appTokens.badForeground },
  bar: { display: "flex", justifyContent: "space-between", borderTop: `1px solid ${appTokens.lineSoft}` },
  button: { minWidth: "32px" },
  handle: { cursor: "grab", touchAction: "none" },
});

/** One picture of a field. */
export interface PictureTileProps {
  picture: FormPicture;
  /** Its place from 0; the first is the main one. */
  place: number;
  /** How far it is; undefined when it is there. */
  state: UploadState | undefined;
  fixed: boolean;
  handle: SortableHandle;
  /** There can be no other: it is neither moved nor the main one. */
  alone: boolean;
  /** Moves it by so many places. */
  onMove: (by: number) => void;
  onMain: () => void;
  onEdit: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** A picture with its place and what can be done with it. */
export function PictureTile({
  picture,
  place,
  state,
  fixed,
  handle,
  alone,
  onMove,
  onMain,
  onEdit,
  onRetry,
  onRemove,
}: PictureTileProps) {
  const styles = useStyles();
  const { t } = useTranslation("form");
  const uploadText = useUploadText();
  const problem = state?.error && uploadText(state.error);
  const forward = useFluent().dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  const name = picture.alt || picture.name;
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(event.key === forward || event.key === "ArrowDown" ? 1 : -1);
  };
  return (
    <div className={styles.tile}>
      {problem && !problem.mayPass ? (
        <bdi className={styles.refused}>{picture.name}</bdi>
      ) : (
        <span
          className={mergeClasses(styles.picture, state && styles.waiting)}
          {...(picture.alt ? { role: "img", "aria-label": picture.alt } : { "aria-hidden": true })}
        >
          <Thumbnail src={state?.preview ?? picture.url} size="wide" />
        </span>
      )}
      {place === 0 && !alone && !problem && <span className={styles.main}>{t("pictures.main")}</span>}
      {state && !state.error && (
        <span className={styles.progress}>
          <ProgressBar value={state.share} aria-label={t("files.progress", { name })} />
        </span>
      )}
      {problem && (
        <span role="alert" className={styles.failed}>
          {problem.text}
        </span>
      )}
      {!fixed && (
        <div className={styles.bar}>
          {!alone && (
            <Hint label={t("pictures.move", { name })}>
              <Button
                ref={handle.handleRef}
                appearance="transparent"
                className={mergeClasses(styles.button, styles.handle)}
                icon={<ReOrderDotsVertical20Regular />}
                aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
                onKeyDown={moveByKey}
              />
            </Hint>
          )}
          {place > 0 && !state && (
            <Hint label={t("pictures.makeMain", { name })}>
              <Button
                appearance="transparent"
                className={styles.button}
                icon={<Star20Regular />}
                onClick={onMain}
              />
            </Hint>
          )}
          {!state && (
            <Hint label={t("pictures.edit", { name })}>
              <Button
                appearance="transparent"
                className={styles.button}
                icon={<Crop20Regular />}
                onClick={onEdit}
              />
            </Hint>
          )}
          {problem?.mayPass && (
            <Hint label={t("files.retry", { name })}>
              <Button
                appearance="transparent"
                className={styles.button}
                icon={<ArrowClockwise20Regular />}
                onClick={onRetry}
              />
            </Hint>
          )}
          <Hint label={t(state && !state.error ? "files.cancel" : "files.remove", { name })}>
            <Button
              appearance="transparent"
              className={styles.button}
              icon={<Dismiss20Regular />}
              onClick={onRemove}
            />
          </Hint>
        </div>
      )}
    </div>
  );
}
