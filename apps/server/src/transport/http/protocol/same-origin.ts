import type { IncomingHttpHeaders } from 'node:http'

type Headers = Pick<IncomingHttpHeaders, 'origin' | 'host'>

/** Whether a request comes from a page of the studio itself, or from no page at all. */
export function sameOrigin(publicUrl: string | undefined): (headers: Headers) => boolean {
  return ({ origin, host = '' }) => {
    if (origin === undefined) return true
    if (!URL.canParse(origin)) return false
    const page = new URL(origin)
    if (publicUrl !== undefined && page.origin === new URL(publicUrl).origin) return true
    const own = `${page.protocol}//${host}`
    return /^https?:$/.test(page.protocol) && URL.canParse(own) && new URL(own).host === page.host
  }
}
