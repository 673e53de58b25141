import {
  Button,
  Link,
  makeStyles,
  Popover,
  PopoverSurface,
  typographyStyles,
} from "@fluentui/react-components";
import { Alert20Regular } from "@fluentui/react-icons/svg/alert";
import { Clock20Regular } from "@fluentui/react-icons/svg/clock";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Dismiss20Regular } from "@fluentui/react-icons/svg/dismiss";
import { Link20Regular } from "@fluentui/react-icons/svg/link";
import { Location20Regular } from "@fluentui/react-icons/svg/location";
import { People20Regular } from "@fluentui/react-icons/svg/people";
import { TextDescription20Regular } from "@fluentui/react-icons/svg/text-description";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type CalendarEvent, colourOf, texts } from "./calendarView.ts";
import { readRule } from "./repeatRule.ts";
import { useCalendarName } from "./useCalendarName.ts";
import { useEventTimes } from "./useEventTimes.ts";

const useStyles = makeStyles({
  surface: {
    display: "grid",
    gap: "12px",
    inlineSize: "360px",
    maxInlineSize: "calc(100vw - 32px)",
    boxSizing: "border-box",
    padding: "16px",
    backgroundColor: appTokens.card,
  },
  head: { display: "flex", alignItems: "center", gap: "8px" },
  calendar: { ...typographyStyles.caption1, flexGrow: 1, color: appTokens.colorNeutralForeground2 },
  mark: { inlineSize: "10px", blockSize: "10px", borderRadius: "2px" },
  title: { ...typographyStyles.subtitle1, margin: 0, overflowWrap: "anywhere" },
  row: {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr)",
    columnGap: "12px",
    "& svg": { color: appTokens.colorNeutralForeground3 },
  },
  text: {
    ...typographyStyles.body1,
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
    maxBlockSize: "160px",
    overflowY: "auto",
  },
  foot: {
    display: "flex",
    justifyContent: "flex-end",
    paddingBlockStart: "12px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
  },
});

export interface EventPopoverProps {
  event: CalendarEvent;
  /** Finds what it stands beside. */
  target: () => HTMLElement | null;
  onEdit: () => void;
  onCopy: () => void;
  onRemove: () => void;
  onClose: () => void;
}

/** What there is to know of an event, beside its place in the calendar. */
export function EventPopover({ event, target, onEdit, onCopy, onRemove, onClose }: EventPopoverProps) {
  const styles = useStyles();
  const words = useWords(texts);
  const { t } = useTranslation("ui");
  const format = useFormat();
  const timesOf = useEventTimes();
  const nameOf = useCalendarName();
  const [beside, stand] = useState<HTMLElement | null>(null);
  // An event that the address opens is drawn after this.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const found = target();
      found?.scrollIntoView({ block: "nearest" });
      stand(found);
    });
    return () => cancelAnimationFrame(frame);
  }, [event.id, target]);
  const { title, calendar, recurrence, location, url, guests, reminders, description } = event;
  const { repeat, until } = readRule(recurrence);
  const row = (icon: ReactElement, content: ReactNode) => (
    <div className={styles.row}>
      {icon}
      <div className={styles.text}>{content}</div>
    </div>
  );
  const [reminder] = reminders;
  return (
    <Popover
      open={beside !== null}
      trapFocus
      onOpenChange={(_, data) => data.open || onClose()}
      positioning={{
        target: beside,
        position: "after",
        align: "top",
        fallbackPositions: ["before", "below", "above"],
      }}
    >
      <PopoverSurface className={styles.surface} aria-label={title}>
        <div className={styles.head}>
          <span className={styles.mark} style={{ backgroundColor: colourOf(calendar) }} />
          <bdi className={styles.calendar}>{nameOf(calendar)}</bdi>
          <ToolButton small label={t("commands.duplicate")} icon={<Copy20Regular />} onPress={onCopy} />
          <ToolButton small label={t("commands.delete")} icon={<Delete20Regular />} onPress={onRemove} />
          <ToolButton small label={words("close")} icon={<Dismiss20Regular />} onPress={onClose} />
        </div>
        <h2 className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        {row(
          <Clock20Regular />,
          <>
            {timesOf(event)}
            {recurrence !== "" && (
              <div className={styles.calendar}>
                {words(until === null ? `repeats.${repeat}` : "repeatsUntil", {
                  repeat: words(`repeats.${repeat}`),
                  day: until === null ? "" : format.date(`${until}T12:00:00`),
                })}
              </div>
            )}
          </>,
        )}
        {location !== "" && row(<Location20Regular />, <bdi>{location}</bdi>)}
        {url !== "" &&
          row(
            <Link20Regular />,
            <Link href={url} target="_blank" rel="noreferrer" dir="ltr">
              {url}
            </Link>,
          )}
        {guests.length > 0 && row(<People20Regular />, format.list(guests))}
        {reminder !== undefined &&
          row(<Alert20Regular />, words([`reminders.${reminder}`, "reminders.other"], { count: reminder }))}
        {description !== "" && row(<TextDescription20Regular />, <bdi>{description}</bdi>)}
        <div className={styles.foot}>
          <Button appearance="primary" onClick={onEdit}>
            {words("edit")}
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  );
}
