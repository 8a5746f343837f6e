import { type DestinationStream, type Logger, pino } from 'pino'

// What must never be read in a log, wherever in a line's facts it turns up.
const secrets = [
  'accessKeyId',
  'apiKey',
  'authorization',
  'cookie',
  'negativePrompt',
  'password',
  'prompt',
  'secret',
  'secretAccessKey',
  'set-cookie',
  'signature',
  'token',
  'x-appwrite-jwt',
  'x-appwrite-session',
  'x-fallback-cookies',
]
const places = secrets.flatMap((name) =>
  ['', '*', '*.*'].map((above) => (above ? `${above}["${name}"]` : `["${name}"]`)),
)

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** JSON lines on standard output; written at once, so that nothing is lost when the process ends. */
export function openLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorFacts },
    redact: { paths: places, censor: '[hidden]' },
  }
  return destination ? pino(options, destination) : pino(options)
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
