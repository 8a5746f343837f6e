import type { IncomingMessage } from 'node:http'

/** Of two hosts Node tells the first, a proxy in front may have looked at the second: such a request means no good. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts <= 1
}
