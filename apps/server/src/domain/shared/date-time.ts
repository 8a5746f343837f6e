/**
 * Dates as the protocol writes them: `2026-11-14T09:30:00.000+00:00`. Always this width and always UTC, so that the
 * order of the texts is the order of the times, in every database.
 */
export function formatDateTime(date: Date): string {
  return `${date.toISOString().slice(0, -1)}+00:00`
}

const form =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?|[A-Za-z][A-Za-z_]*(?:\/[A-Za-z_+-]+)*)?$/

/** Reads any ISO-like date, with or without time, offset or zone name; undefined when it is none. */
export function parseDateTime(text: string): string | undefined {
  const match = form.exec(text.trim())
  if (!match) return undefined
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = match
  const parts = [year, month, day, hour, minute, second].map(Number)
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = parts
  const local = new Date(0)
  local.setUTCFullYear(y, mo - 1, d)
  local.setUTCHours(h, mi, s, Number(fraction.padEnd(3, '0').slice(0, 3)))
  // A day or hour that does not exist rolls over; then the parts no longer agree.
  if (local.getUTCMonth() !== mo - 1 || local.getUTCDate() !== d || h > 23 || mi > 59 || s > 59) return undefined
  const offset = zoneOffset(zone, local)
  if (offset === undefined) return undefined
  const instant = new Date(local.getTime() - offset)
  return instant.getUTCFullYear() > 9999 || instant.getUTCFullYear() < 0 ? undefined : formatDateTime(instant)
}

/** Milliseconds that the zone is ahead of UTC at that local time. */
function zoneOffset(zone: string, local: Date): number | undefined {
  if (zone === 'Z' || zone === 'z') return 0
  const offset = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone)
  if (offset) {
    const [, sign, hours = '0', minutes = '0'] = offset
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
  }
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    const name = format.formatToParts(local).find((part) => part.type === 'timeZoneName')?.value ?? ''
    return name === 'GMT' ? 0 : zoneOffset(name.replace('GMT', ''), local)
  } catch {
    return undefined
  }
}
