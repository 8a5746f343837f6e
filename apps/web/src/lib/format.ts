/** The wallet button's form of an address: `9WzD..AWWM`. */
export function shortAddressButton(address: string): string {
  return `${address.slice(0, 4)}..${address.slice(-4)}`
}

/** The form of an address everywhere else: `9WzD...AWWM`; one with fewer than ten characters is shown whole. */
export function shortAddress(address: string): string {
  return address.length < 10 ? address : `${address.slice(0, 4)}...${address.slice(-4)}`
}

/** English as the visitor writes dates and numbers: the page's language says so, and is American unless they chose. */
function region(): string {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang
  return language.includes('-') ? language : 'en-US'
}

/** `1,234` */
export function formatNumber(value: number): string {
  return value.toLocaleString(region())
}

/** `1:12 AM` */
export function formatTime(date: Date | string | number): string {
  return new Intl.DateTimeFormat(region(), { hour: 'numeric', minute: '2-digit' }).format(new Date(date))
}

/** `Nov 14, 2026, 1:12 AM` */
export function formatMoment(date: Date | string | number): string {
  return new Intl.DateTimeFormat(region(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(date))
}

/** `Nov 14, 2026`, in the visitor's time zone unless another is asked for. */
export function formatDate(date: Date | string | number, timeZone?: string): string {
  const day = new Intl.DateTimeFormat(region(), { month: 'short', day: 'numeric', year: 'numeric', timeZone })
  return day.format(new Date(date))
}

/** Cuts at `limit` characters and says so with an ellipsis; characters, not code units, so that no emoji is halved. */
export function truncate(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}…`
}

/** `0:04` */
export function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** `1.9 MB` */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = bytes / 1000 ** power
  const digits = power === 0 || value >= 100 ? 0 : 1
  const written = value.toLocaleString(region(), { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${written} ${units[power]}`
}
