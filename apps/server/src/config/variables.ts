import { isIP } from 'node:net'
import { networks } from '@eidolon/contract/site.ts'
import { publicKeyOf } from '@eidolon/contract/accounts/wallet.ts'
import { z } from 'zod'
import { documentRoles } from '#domain/documents/grants.ts'
import { isLoopback } from '#domain/shared/loopback.ts'
import { engineVariables, secretEngineVariables } from './engine-variables.ts'
import { pairsIn, samplers } from './tracing-values.ts'

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const roles = ['all', 'web', 'worker'] as const

/** Every variable the studio reads. The words of a refusal say what would be right. */
export const Variables = z.object({
  PORT: z
    .string()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) < 65_536, 'a whole number from 0 to 65535')
    .transform(Number)
    .optional(),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'an address or a host name to listen on, for example 127.0.0.1')
    .optional(),
  DATA_DIR: z.string().optional(),
  WEB_DIR: z.string().optional(),
  ROLE: z.enum(roles, `one of ${roles.join(', ')}`).optional(),
  STOP_DELAY: z
    .string()
    .refine((value) => /^\d{1,2}$/.test(value) && Number(value) <= 60, 'seconds, a whole number from 0 to 60')
    .transform(Number)
    .optional(),
  ILLUSTRATOR_THREADS: z
    .string()
    .refine((value) => /^\d{1,3}$/.test(value) && Number(value) > 0, 'a whole number from 1 to 999')
    .transform(Number)
    .optional(),
  ILLUSTRATOR_PACK: z.string().optional(),
  ILLUSTRATOR_PROGRAM: z.string().optional(),
  ILLUSTRATOR_PORTRAITS: z.enum(['on', 'off'], 'on or off').optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database'),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,63}$/, 'the name of a bucket, 3 to 63 letters, digits, dots and hyphens')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'a region, for example eu-central-1')
    .optional(),
  S3_ENDPOINT: address(['http:', 'https:'], 'https://s3.example.com'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PUBLIC_URL: address(['http:', 'https:'], 'https://studio.example.com').refine(
    (value) => value === undefined || new URL(value).pathname === '/',
    'an address without a path: the studio is served from the root of its host',
  ),
  TRUST_PROXY: z
    .string()
    .transform((value) => value.split(',').map((each) => each.trim()))
    .refine((each) => each.every(isNetwork), 'addresses or networks with commas between them: 10.0.0.5, 192.168.0.0/16')
    .optional(),
  QUOTA_FREE: bytes(),
  QUOTA_SUBSCRIBED: bytes(),
  DISK_RESERVE: bytes(),
  PLATFORMS: hosts(),
  DOCUMENT_ROLES: z.enum(documentRoles, 'own, or all for the whole grammar of permissions').optional(),
  RATE_LIMITS: z.enum(['on', 'off'], 'on or off').optional(),
  PRODUCT_NAME: z.string().max(60, 'a name of at most 60 characters').optional(),
  SOCIAL_URL: address(['http:', 'https:'], 'https://social.example/studio'),
  CONTACT_EMAIL: z.email('an e-mail address, for example hello@studio.example').optional(),
  OAUTH_GOOGLE_ID: z.string().optional(),
  OAUTH_GOOGLE_SECRET: z.string().optional(),
  OAUTH_GITHUB_ID: z.string().optional(),
  OAUTH_GITHUB_SECRET: z.string().optional(),
  OAUTH_DISCORD_ID: z.string().optional(),
  OAUTH_DISCORD_SECRET: z.string().optional(),
  OAUTH_X_ID: z.string().optional(),
  OAUTH_X_SECRET: z.string().optional(),
  OAUTH_OIDC_ID: z.string().optional(),
  OAUTH_OIDC_SECRET: z.string().optional(),
  OAUTH_OIDC_ISSUER: address(['https:', 'http:'], 'https://login.example.com').refine(
    (value) => value === undefined || value.startsWith('https:') || isLoopback(new URL(value).hostname),
    'an address with https, unless it is on this machine',
  ),
  OAUTH_OIDC_NAME: z.string().max(40, 'a name of at most 40 characters').optional(),
  HOOK_LOOPBACK: z.enum(['on', 'off'], 'on or off').optional(),
  PUSH_SERVICES: hosts(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587'),
  MAIL_FROM: z.email('an e-mail address, for example studio@example.com').optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'the id of an account, letters and digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().max(64, 'a number, a name or the id of a messaging service').optional(),
  TWILIO_API_URL: address(['http:', 'https:'], 'https://api.twilio.com'),
  SOLANA_NETWORK: z.enum(networks, `one of ${networks.join(', ')}`).optional(),
  SOLANA_RPC_URL: address(['http:', 'https:'], 'https://rpc.example.com'),
  SOLANA_CALLS_PER_MINUTE: z
    .string()
    .refine((value) => /^\d{2,6}$/.test(value) && Number(value) >= 60, 'a whole number from 60 to 999999')
    .transform(Number)
    .optional(),
  SOLANA_MAX_PRIORITY_FEE: z
    .string()
    .refine((value) => /^\d{1,8}$/.test(value) && Number(value) <= 10_000_000, 'lamports, from 0 to 10000000')
    .transform(BigInt)
    .optional(),
  TOKEN_MINT: key('the address of a mint'),
  TOKEN_PROGRAM: z.enum(['token', 'token-2022'], 'token or token-2022').optional(),
  TOKEN_SYMBOL: z
    .string()
    .regex(/^[A-Za-z0-9.$-]{1,12}$/, 'at most 12 letters and digits')
    .optional(),
  TOKEN_BUY_URL: address(['http:', 'https:'], 'https://jup.ag/swap'),
  TREASURY_ADDRESS: key('the address of a wallet'),
  EXPLORER_URL: z
    .string()
    .regex(/^https?:\/\/\S*\{signature\}/, 'an address with {signature} in it')
    .optional(),
  PRICE_SOURCE: z.enum(['fixed', 'jupiter', 'pyth'], 'one of fixed, jupiter, pyth').optional(),
  TOKEN_PRICE_USD: z
    .string()
    .regex(/^(?!0+(\.0+)?$)\d{1,12}(\.\d{1,18})?$/, 'dollars a token above 0, for example 0.25')
    .optional(),
  PRICE_API_URL: address(['http:', 'https:'], 'https://api.jup.ag'),
  PRICE_API_KEY: z.string().optional(),
  PYTH_FEED: z
    .string()
    .regex(/^(0x)?[0-9a-fA-F]{64}$/, 'the id of a price feed, 64 hexadecimal digits')
    .optional(),
  PRICE_MIN_LIQUIDITY: z
    .string()
    .regex(/^\d{1,15}$/, 'whole dollars')
    .optional(),
  PRICE_DEVIATION: count(1000),
  FREE_GENERATIONS: count(1_000_000),
  FREE_PER_PLACE: count(1_000_000),
  FREE_DAILY: count(1_000_000),
  PAID_DAILY: count(1_000_000),
  GRACE_DAYS: count(366),
  ...engineVariables,
  MARKING: z
    .string()
    .regex(
      /^(on|off|(metadata|watermark|registry)(,(metadata|watermark|registry))*)$/,
      'on, off, or some of metadata,watermark,registry',
    )
    .optional(),
  C2PA_CERT: z.string().optional(),
  C2PA_KEY: z.string().optional(),
  C2PA_SIGNER_URL: address(['http:', 'https:'], 'https://signer.example.com/sign'),
  C2PA_SIGNER_TOKEN: z.string().optional(),
  C2PA_TSA_URL: address(['http:', 'https:'], 'http://timestamp.example.com'),
  OPERATORS: z
    .string()
    .transform((value) => value.split(',').map((each) => each.trim()))
    .refine(
      (each) => each.every((wallet) => publicKeyOf(wallet) !== undefined),
      'addresses of wallets with commas between them',
    )
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,256}$/, 'a secret of 16 to 256 letters, digits and . _ ~ + / = -')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:'], 'http://localhost:4318'),
  OTEL_EXPORTER_OTLP_HEADERS: pairs(),
  OTEL_SERVICE_NAME: z.string().max(200, 'a name of at most 200 characters').optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs(),
  OTEL_TRACES_SAMPLER: z.enum(samplers, `one of ${samplers.join(', ')}`).optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((value) => /^(0|1|0?\.\d{1,9}|1\.0+)$/.test(value), 'a share from 0 to 1, for example 0.1')
    .transform(Number)
    .optional(),
  LOG_LEVEL: z.enum(levels, `one of ${levels.join(', ')}`).optional(),
})
export type Variables = z.infer<typeof Variables>

/** Their values are never repeated in a message. */
export const secretVariables: ReadonlySet<string> = new Set<string>([
  ...secretEngineVariables,
  'C2PA_SIGNER_TOKEN',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SOLANA_RPC_URL',
  'PRICE_API_KEY',
  'SMTP_URL',
  'TWILIO_AUTH_TOKEN',
  'OAUTH_GOOGLE_SECRET',
  'OAUTH_GITHUB_SECRET',
  'OAUTH_DISCORD_SECRET',
  'OAUTH_X_SECRET',
  'OAUTH_OIDC_SECRET',
])

/** A host name without port, `*.` and one, or `*` alone. */
const platform = /^(\*|(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*)$/

function hosts() {
  return z
    .string()
    .transform((value) => value.split(',').map((each) => each.trim().toLowerCase()))
    .refine(
      (each) => each.every((host) => platform.test(host)),
      'host names with commas between them: app.example.com, *.example.org',
    )
    .optional()
}

function address(protocols: readonly string[], example: string) {
  const isRight = (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol)
  return z
    .string()
    .refine(isRight, { error: `an address such as ${example}`, abort: true })
    .optional()
}

/** As OpenTelemetry writes lists. */
function pairs() {
  return z
    .string()
    .refine((value) => pairsIn(value) !== undefined, 'names and values such as a=1,b=2')
    .transform((value) => pairsIn(value) ?? {})
    .optional()
}

const units = { KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 } as const

/** Bytes as people write them. */
function bytes() {
  const form = /^(\d{1,6}(?:\.\d{1,3})?) ?(KB|MB|GB|TB)$/i
  const read = (value: string): number => {
    const [, number = '', unit = ''] = form.exec(value.trim()) ?? []
    const factor = Object.entries(units).find(([name]) => name === unit.toUpperCase())?.[1] ?? Number.NaN
    return Math.round(Number(number) * factor)
  }
  const isRight = (value: string) => Number.isSafeInteger(read(value))
  return z.string().refine(isRight, 'a number and KB, MB, GB or TB, for example 2GB').transform(read).optional()
}

function count(max: number) {
  return z
    .string()
    .refine((value) => /^\d{1,7}$/.test(value) && Number(value) <= max, `a whole number from 0 to ${max}`)
    .transform(Number)
    .optional()
}

function key(what: string) {
  return z
    .string()
    .refine((value) => publicKeyOf(value) !== undefined, what)
    .optional()
}

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/')
  const longest = { 4: 32, 6: 128 }[isIP(ip)]
  if (longest === undefined || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
}
