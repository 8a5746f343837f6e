/** What the login keeps in its history entry, so that it survives a reload and is no part of the address. */
export function wanting(place: string) {
  return { wanted: place }
}

/** The place somebody wanted before being asked to sign in. Only addresses of our own count. */
export function wantedPlace(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return undefined
  const { wanted } = state
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : undefined
}
