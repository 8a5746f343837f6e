import { routes } from '#routes.ts'

/** The bar's entries, in their order. */
export const entries = [
  { label: 'Dashboard', path: routes.dashboard() },
  { label: 'Characters', path: routes.characters() },
  { label: 'Media', path: routes.media() },
  { label: 'Stories', path: routes.stories() },
] as const

/** An entry is the current one on its own path and on everything below it. */
export function isCurrent(entry: string, pathname: string): boolean {
  return pathname === entry || pathname.startsWith(`${entry}/`)
}
