import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { AnswerLimit } from './answer-limits.ts'
import { growingBytes } from './growing-bytes.ts'
import { PeerProblem } from './peer-problem.ts'
import { isPublicAddress } from './public-address.ts'
import { checkedLookup } from './public-lookup.ts'

export type Download = {
  readonly signal: AbortSignal
  /** Bytes that are taken at most, and the time from the first request to the last byte. */
  readonly limit: Pick<AnswerLimit, 'bytes' | 'milliseconds'>
  /** Milliseconds without a single byte. */
  readonly patience?: number
}

/** Fetches what an engine's answer points at. */
export type Downloads = (url: string, download: Download) => Promise<Uint8Array>

type Options = {
  /** Origins that the operator has configured: they may be anywhere, and need no encryption. */
  readonly trusted: readonly string[]
  readonly lookup?: LookupFunction
}

const maxRedirects = 4
const usualPatience = 60_000

/**
 * Downloads that cannot be led astray: addresses come from an answer, so only https on public addresses is followed.
 * The address that was checked is the one that is connected to, and every redirect is checked alike.
 */
export function safeDownloads({ trusted, lookup }: Options): Downloads {
  const isTrusted = (url: URL) => trusted.some((origin) => new URL(origin).origin === url.origin)

  const publicLookup = checkedLookup(lookup)

  function refuseInside(url: URL): void {
    if (isTrusted(url)) return
    if (url.protocol !== 'https:') throw new PeerProblem('forbidden', `${url.protocol} is not followed`)
    if (url.username || url.password) throw new PeerProblem('forbidden', 'an address with a password is not followed')
    // A name is judged by what it stands for, when the connection is made.
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PeerProblem('forbidden', `${host} is inside`)
  }

  async function fetchFrom(given: string, { limit, patience = usualPatience }: Download, signal: AbortSignal) {
    let url = parsed(given)
    for (let turn = 0; turn <= maxRedirects; turn++) {
      refuseInside(url)
      const response = await open(url, signal, patience, isTrusted(url) ? undefined : publicLookup)
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return read(response, limit.bytes, signal)
      response.destroy()
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) {
        throw new PeerProblem('status', `a download was answered with ${statusCode}`, { status: statusCode })
      }
      url = parsed(headers.location, url)
    }
    throw new PeerProblem('nonsense', 'a download was sent from one place to the next')
  }

  return async (given, download) => {
    const { milliseconds } = download.limit
    const late = new AbortController()
    // Bytes that keep arriving do not put this off.
    const timer = setTimeout(
      () => late.abort(new PeerProblem('slow', `a download took over ${milliseconds} ms`)),
      milliseconds,
    )
    try {
      return await fetchFrom(given, download, AbortSignal.any([download.signal, late.signal]))
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Data that stands in the address itself; undefined for any other. */
export function inlineData(url: string): Uint8Array | undefined {
  const match = /^data:[\w.+-]+\/[\w.+-]+(?:;[\w=.-]+)*;base64,/.exec(url.slice(0, 200))
  return match ? Buffer.from(url.slice(match[0].length), 'base64') : undefined
}

function parsed(address: string, from?: URL): URL {
  if (!URL.canParse(address, from?.href)) throw new PeerProblem('nonsense', 'a download has no address')
  return new URL(address, from)
}

function open(
  url: URL,
  signal: AbortSignal,
  patience: number,
  lookup: LookupFunction | undefined,
): Promise<IncomingMessage> {
  const start = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    // No shared connections: one that is open already was checked for somebody else.
    const sent = start(url, { agent: false, signal, timeout: patience, ...(lookup && { lookup }) }, resolve)
    sent.on('timeout', () => sent.destroy(new PeerProblem('slow', 'a download stood still')))
    sent.on('error', (error) => reject(problemOf(error, signal)))
    sent.end()
  })
}

async function read(response: IncomingMessage, max: number, signal: AbortSignal): Promise<Uint8Array> {
  const told = response.headers['content-length']
  const tooLarge = () => new PeerProblem('too-large', `a download of more than ${max} bytes`)
  if (told !== undefined && Number(told) > max) {
    response.destroy()
    throw tooLarge()
  }
  const bytes = growingBytes(Number(told ?? 0) || 0)
  try {
    for await (const piece of response) {
      if (!(piece instanceof Uint8Array)) continue
      if (bytes.size + piece.length > max) throw tooLarge()
      bytes.add(piece)
    }
  } catch (error) {
    throw problemOf(error, signal)
  }
  if (told !== undefined && bytes.size !== Number(told)) throw new PeerProblem('unreachable', 'a download broke off')
  return bytes.whole()
}

function problemOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  if (error instanceof PeerProblem) return error
  return new PeerProblem('unreachable', 'a download broke off', { cause: error })
}
