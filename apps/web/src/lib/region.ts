const key = 'region'

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Ways of writing dates and numbers in English. The first is the studio's own. */
export const regions = ['en-US', 'en-GB', 'en-DE', 'en-SE', 'en-CH', 'en-IN'] as const
export type Region = (typeof regions)[number]

export function isRegion(text: unknown): text is Region {
  return regions.some((known) => known === text)
}

/** What this browser knew last, before the account's own preferences have arrived. */
export function recallRegion(page: Document, storage: Keeper): void {
  const kept = storage.getItem(key)
  if (isRegion(kept)) page.documentElement.lang = kept
}

/** Everything that is shown from now on is written that way, and on the next visit from the first moment on. */
export function keepRegion(page: Document, storage: Keeper, wanted: string): void {
  const region = isRegion(wanted) ? wanted : regions[0]
  page.documentElement.lang = region
  if (region === regions[0]) storage.removeItem(key)
  else storage.setItem(key, region)
}
