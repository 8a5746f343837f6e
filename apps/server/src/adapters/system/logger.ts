import { keyHeader } from '@eidolon/contract/accounts/keys.ts'
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** Is told of every line of a warning or worse that is written: its level, what it was given, and the request's id. */
export type LogListener = (level: number, given: readonly unknown[], request: unknown) => void

/** JSON lines on standard output; written at once, so that nothing is lost when the process ends. */
export function openLogger(level: LogLevel, destination?: DestinationStream, heard?: LogListener): Logger {
  const options = {
    ...(heard && {
      hooks: {
        logMethod(this: Logger, given: Parameters<LogFn>, log: LogFn, at: number) {
          if (at >= 40) heard(at, given, this.bindings()['request'])
          log.apply(this, given)
        },
      },
    }),
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (facts: Record<string, unknown>) => hideSecrets(facts),
    },
    serializers: { err: errorFacts },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** What must never be read in a log, wherever in a line's facts and in whichever case it turns up. */
const secrets: ReadonlySet<string> = new Set([
  'accesskeyid',
  'apikey',
  'authorization',
  'caption',
  'cookie',
  'negativeprompt',
  'password',
  'prompt',
  'proxy-authorization',
  'secret',
  'secretaccesskey',
  'set-cookie',
  'signature',
  'token',
  'x-api-key',
  'x-appwrite-key',
  'x-appwrite-jwt',
  'x-appwrite-session',
  keyHeader.toLowerCase(),
  'x-eidolon-signature',
  'x-fallback-cookies',
])

/** By hand: pino's own redaction with wildcards took longer than answering the request. */
function hideSecrets(facts: Record<string, unknown>, depth = 0): Record<string, unknown> {
  let shown = facts
  for (const [name, value] of Object.entries(facts)) {
    const safe = secrets.has(name.toLowerCase()) ? '[hidden]' : hideWithin(value, depth + 1)
    if (safe === value) continue
    if (shown === facts) shown = { ...facts }
    shown[name] = safe
  }
  return shown
}

function hideWithin(value: unknown, depth: number): unknown {
  if (!Array.isArray(value) && !isPlain(value)) return value
  // Nobody reads that far, and what points back at itself has no end.
  if (depth > 5) return '[too deep]'
  return Array.isArray(value) ? value.map((each) => hideWithin(each, depth + 1)) : hideSecrets(value, depth)
}

/** Anything with a class of its own says by itself how it is written: errors, dates, addresses. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const kind: unknown = Object.getPrototypeOf(value)
  return kind === Object.prototype || kind === null
}

type ErrorFacts = {
  readonly type: string
  readonly message: string
  readonly code?: unknown
  readonly stack?: string | undefined
  readonly cause?: ErrorFacts
}

/** Only these: a peer's error often carries its request with it, headers and all. */
function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { code: error.code }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: errorFacts(error.cause) }),
  }
}
