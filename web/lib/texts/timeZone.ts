/** How far this place is from UTC, in minutes. */
export const offsetHere = (): number => -new Date().getTimezoneOffset();

/** The name of the time zone of this place, `Europe/Paris` for example. */
export const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
