import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { plainLine } from '@eidolon/contract/plain-text.ts'
import { PeerProblem } from '#adapters/engines/remote/peer-problem.ts'
import { isPublicAddress } from '#adapters/engines/remote/public-address.ts'
import { checkedLookup } from '#adapters/engines/remote/public-lookup.ts'
import type { HookAnswer, ReadHookUrl, SendHook } from '#application/hooks/ports.ts'
import { isLoopback } from '#domain/shared/loopback.ts'
import { publicNames } from './public-names.ts'

type Options = {
  /** For development: this machine may be told as well, without encryption. */
  readonly loopback: boolean
  readonly lookup?: LookupFunction
  /** Milliseconds from the first byte that is sent to the last that is read. */
  readonly patience?: number
}

const usualPatience = 10_000
/** Bytes of an answer that are read, and characters of it that are kept. */
const [maxRead, maxKept] = [2048, 200]

const onlyHttps = 'Value must be an address with https that everybody can reach'

/** What may be told anything: https without a password in the address, and never what lies inside. */
export const hookUrls =
  ({ loopback }: Pick<Options, 'loopback'>): ReadHookUrl =>
  (text) => {
    if (!URL.canParse(text)) return { problem: onlyHttps }
    const url = new URL(text)
    if (url.username || url.password) return { problem: 'Value must be an address without a password in it' }
    url.hash = ''
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isLoopback(host)) {
      const isFine = loopback && (url.protocol === 'http:' || url.protocol === 'https:')
      return isFine ? { url: url.href } : { problem: onlyHttps }
    }
    // A name is judged by what it stands for, when the connection is made.
    if (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))) return { problem: onlyHttps }
    return { url: url.href }
  }

/** Posts to an address that a stranger may have chosen. Redirects are not followed: they are answers like others. */
export function sendHook({ loopback, lookup, patience = usualPatience }: Options): SendHook {
  const readUrl = hookUrls({ loopback })
  const outside = checkedLookup(lookup ?? publicNames())
  const thisMachine = checkedLookup(lookup, isLoopback)

  return async (text, body, headers, signal) => {
    const read = readUrl(text)
    if ('problem' in read) return { code: undefined, answer: 'The address is not allowed.' }
    const url = new URL(read.url)
    const within = AbortSignal.any([signal, AbortSignal.timeout(patience)])
    const finds = isLoopback(url.hostname) ? thisMachine : outside
    try {
      const response = await post(url, body, headers, within, finds)
      return { code: response.statusCode, answer: await excerpt(response) }
    } catch (error) {
      return wordsFor(error, within.aborted)
    }
  }
}

function post(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  lookup: LookupFunction,
): Promise<IncomingMessage> {
  const start = url.protocol === 'https:' ? secureRequest : plainRequest
  const bytes = Buffer.from(body)
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      // No shared connections: one that is open already was checked for somebody else.
      agent: false,
      signal,
      lookup,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': bytes.length,
        'user-agent': 'Eidolon-Hook',
      },
    }
    const sent = start(url, options, resolve)
    sent.on('error', reject)
    sent.end(bytes)
  })
}

/** The beginning of what was answered; the rest is not read. */
async function excerpt(response: IncomingMessage): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for await (const piece of response) {
      if (!(piece instanceof Uint8Array)) continue
      pieces.push(piece)
      size += piece.length
      if (size >= maxRead) break
    }
  } catch {
    // It has been answered: what it says beyond its status is not needed.
  }
  response.destroy()
  return plainLine(Buffer.concat(pieces).subarray(0, maxRead).toString('utf8')).trim().slice(0, maxKept)
}

function wordsFor(error: unknown, isLate: boolean): HookAnswer {
  if (isLate) return { code: undefined, answer: 'There was no answer in time.' }
  if (error instanceof PeerProblem && error.kind === 'forbidden') {
    return { code: undefined, answer: 'The address is not allowed.' }
  }
  return { code: undefined, answer: 'The address could not be reached.' }
}
