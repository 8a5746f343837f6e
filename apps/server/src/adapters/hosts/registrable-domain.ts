import { getDomain } from 'tldts'

/** `example.co.uk` for `studio.example.co.uk`; undefined for `localhost`, addresses and public suffixes. */
export function registrableDomain(host: string): string | undefined {
  return getDomain(host) ?? undefined
}
