/** What the login keeps in its history entry, so that it survives a reload and is no part of the address. */
export function returningTo(place: string) {
  return { wanted: place }
}

/** The address that led to the login. Only addresses of our own count. */
export function returnPathOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return undefined
  const { wanted } = state
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : undefined
}
