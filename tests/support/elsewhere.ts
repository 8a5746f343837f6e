/**
 * Loaded into a server under test by `NODE_OPTIONS`: what it would send to a service on the internet goes to a stand-in
 * on this machine instead. `ELSEWHERE` names it; the service's own host comes first in the path.
 */
const standIn = process.env['ELSEWHERE'] ?? ''
const usual = globalThis.fetch

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input))
  const isElsewhere = url.protocol === 'https:'
  return usual(isElsewhere ? `${standIn}/${url.host}${url.pathname}${url.search}` : input, init)
}
