import type { LimitFact } from '#transport/http/platform/route-config.ts'
import type { Limit, Usage } from '#application/limits/count-request.ts'

/** Seconds of one window, and so the longest that a client has to wait. */
export const readPeriod = 60

/**
 * The page of an album has at most a hundred thumbnails. Ten people behind one address can open one in the same minute;
 * a link can be opened by everyone in a large group at once.
 */
const [everything, pages] = [
  { ofRange: 1200, ofLink: 12_000 },
  { ofRange: 120, ofLink: 1200 },
]

export const guessPeriod = 600

/** The limits of a route, for the page of limits. */
export const limitsOf = (isPage: boolean): readonly LimitFact[] => [
  { payer: 'client address', limit: (isPage ? pages : everything).ofRange, period: readPeriod },
  { payer: 'link', limit: (isPage ? pages : everything).ofLink, period: readPeriod },
]

export const isPagePath = (path = ''): boolean => /\/shared\/:token(\/report)?$/.test(path)

type LinkVisit = { readonly range: string; readonly link: string }
type Count = (limits: readonly Limit[]) => Promise<Usage>

/** Whether an IP range or a link has asked for too much, whatever it asks for. `isPage`: pages cost more than files. */
export async function isTooMuch(count: Count, { range, link }: LinkVisit, isPage: boolean): Promise<boolean> {
  const of = (who: string, which: 'ofRange' | 'ofLink'): Limit[] => [
    { key: `shared ${who}`, limit: everything[which], period: readPeriod },
    ...(isPage ? [{ key: `shared pages ${who}`, limit: pages[which], period: readPeriod }] : []),
  ]
  // One range can't use up a link: what it asks for beyond its own limit is not counted there.
  if ((await count(of(range, 'ofRange'))).exceeded) return true
  return link !== '' && (await count(of(`link ${link}`, 'ofLink'))).exceeded
}

/** Whether a password may be compared. Guesses from one IP range count together, whatever the link. */
export async function isGuessedTooOften(count: Count, { range, link }: LinkVisit): Promise<boolean> {
  const own = await count([
    { key: `shared passwords ${range}`, limit: 30, period: guessPeriod },
    { key: `shared ${link} ${range}`, limit: 10, period: guessPeriod },
  ])
  return own.exceeded || (await count([{ key: `shared ${link}`, limit: 100, period: 3600 }])).exceeded
}
