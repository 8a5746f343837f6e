import type { IncomingHttpHeaders } from 'node:http'

/** If-None-Match: the client already has this very version. */
export function isUnchanged(headers: IncomingHttpHeaders, etag: string): boolean {
  const given = headers['if-none-match']
  if (given === undefined) return false
  return given.trim() === '*' || given.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}

/** If-Range: a part is only of use to a client whose other parts are of the same version. */
export const isPartWanted = (headers: IncomingHttpHeaders, etag: string): boolean =>
  headers['if-range'] === undefined || headers['if-range'] === etag
