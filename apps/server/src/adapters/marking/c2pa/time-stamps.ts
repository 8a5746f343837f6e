import { hash, randomBytes } from 'node:crypto'
import { askService } from './ask-service.ts'
import { integer, octets, oid, sequence, yes } from './der.ts'
import { type Der, readDer } from './der-reader.ts'

const sha256 = '2.16.840.1.101.3.4.2.1'
const patience = 2500
/** Bytes that are left for a time stamp in every signature; tokens with their certificates have some six thousand. */
export const roomForStamp = 12_000
const maxToken = roomForStamp - 100

/** What a time-stamp service (RFC 3161) says of these bytes: that it has seen their hash, and when. */
export async function requestTimeStamp(url: string, bytes: Uint8Array): Promise<Uint8Array> {
  const imprint = hash('sha256', bytes, 'buffer')
  const nonce = randomBytes(8)
  // Positive, and with no zero in front.
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40
  const asked = sequence(
    integer(Uint8Array.of(1)),
    sequence(sequence(oid(sha256)), octets(imprint)),
    integer(nonce),
    // Whoever checks it later needs the certificate.
    yes,
  )
  const headers = { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' }
  const answer = await askService({ url, body: asked, headers, patience, max: 64_000 })
  const token = tokenIn(answer)
  if (token.whole.length > maxToken) throw new Error('its time stamps are too long')
  const [, , seen, , , ...more] = statedIn(token)
  const [, digest] = readDer(seen?.content ?? new Uint8Array(0))
  const isNonce = ({ tag, content }: Der) => tag === 0x02 && nonce.equals(content)
  if (!digest || !imprint.equals(digest.content) || !more.some(isNonce))
    throw new Error('its time stamp is of another file')
  return token.whole
}

/** The token in a response that grants it. */
function tokenIn(answer: Uint8Array): Der {
  const [response] = readDer(answer)
  const [status, token] = readDer(response?.content ?? new Uint8Array(0))
  const [granted] = readDer(status?.content ?? new Uint8Array(0))
  // Granted, as asked for or with changes.
  if (!token || (granted?.content[0] ?? 9) > 1) throw new Error('it does not give a time stamp')
  return token
}

/** What the token states: version, policy, imprint, serial number, time, and what else it likes. */
function statedIn(token: Der): readonly Der[] {
  const into = (value: Der | undefined, at: number): Der | undefined => readDer(value?.content ?? new Uint8Array(0))[at]
  const signed = into(into(token, 1), 0)
  const stated = into(into(into(signed, 2), 1), 0)
  return readDer(into(stated, 0)?.content ?? new Uint8Array(0))
}
