/**
 * The same day some calendar months later, in UTC; the last day of the month where that day does not exist. Counted
 * from where the months began and not from month to month: 31 January, 28 February, 31 March.
 */
export function addMonths(from: Date, months: number): Date {
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const then = new Date(from)
  then.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
  return then
}
