const full = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** `2026-11` as `November 2026`. */
export const monthName = (month: string): string => full.format(new Date(`${month}-01T00:00:00Z`))

/** `2026-11` as `Nov`. */
export const shortMonth = (month: string): string => short.format(new Date(`${month}-01T00:00:00Z`))
