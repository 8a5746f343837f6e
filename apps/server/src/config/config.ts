import type { Environment } from './environment.ts'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultSite, type Site } from '@eidolon/contract/site.ts'
import { illustratorVersion, packPath } from '@eidolon/illustrator/version.ts'
import type { DocumentRoles } from '#domain/documents/grants.ts'
import { isLoopback } from '#domain/shared/loopback.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import { type EnginesConfig, enginesConfig, incompleteEngines } from './engines.ts'
import { incompleteOAuth, type OAuthClient, oauthClients } from './oauth.ts'
import { incompleteMessages, type MessagesConfig, messagesConfig } from './messages.ts'
import { incompleteMarking, type MarkingConfig, markingConfig } from './marking.ts'
import { incompleteSubscription, type SubscriptionConfig, subscriptionConfig } from './subscription.ts'
import { incompleteTracing, type TracingConfig, tracingConfig } from './tracing.ts'
import { secretVariables, Variables } from './variables.ts'

export type Config = {
  /** What a newcomer runs for themselves, or what others can reach or pay. */
  readonly mode: 'local' | 'hosted'
  readonly listen: { readonly host: string; readonly port: PortChoice }
  readonly publicUrl: string | undefined
  readonly trustProxy: readonly string[]
  /** Hosts whose pages may use the API, beside the studio's own and localhost. */
  readonly platforms: readonly string[]
  /** Whether limits are enforced; they are counted in any case. */
  readonly rateLimits: boolean
  /** Which roles clients hand out to documents and files. */
  readonly documentRoles: DocumentRoles
  readonly logLevel: NonNullable<Variables['LOG_LEVEL']>
  /** What this process does: answer, draw, or both. */
  readonly role: NonNullable<Variables['ROLE']>
  /** How long it goes on answering once it is asked to stop, in ms, so that a balancer notices. */
  readonly stopDelay: number
  readonly dataDir: string
  readonly webDir: string
  readonly illustrator: {
    readonly threads: number
    readonly version: string
    readonly pack: string
    /** The built program of the threads that draw; absent: their sources. */
    readonly program: string | undefined
    /** Whether characters without a picture get their portrait drawn. */
    readonly portraits: boolean
  }
  readonly database:
    | { readonly kind: 'sqlite'; readonly file: string }
    | { readonly kind: 'postgres'; readonly url: string }
  readonly blobs: { readonly kind: 'disk'; readonly root: string } | S3Blobs
  readonly storage: {
    /** Bytes that one account may keep. */
    readonly quotas: { readonly free: number; readonly subscribed: number }
    /** Bytes of the disk under which nothing more is taken in. */
    readonly reserve: number
  }
  readonly site: Site
  /** Where people can sign in beside the wallet. */
  readonly oauth: readonly OAuthClient[]
  /** Hosts that push messages may be handed to. */
  readonly pushServices: readonly string[]
  /** For development: hooks may lead to this machine, without encryption. */
  readonly hookLoopback: boolean
  readonly engines: EnginesConfig
  readonly subscription: SubscriptionConfig
  readonly messages: MessagesConfig
  readonly marking: MarkingConfig
  /** Wallets whose sessions may operate the installation at `/operate`. */
  readonly operators: readonly string[]
  /** Who shows it reads the metrics; without one there are none. */
  readonly metricsToken: string | undefined
  /** Where traces are sent; undefined where none are made. */
  readonly tracing: TracingConfig | undefined
}

/** `exactly` 0 is any free port; `from` goes on to the next one while a port is taken. */
export type PortChoice = { readonly kind: 'exactly' | 'from'; readonly port: number }

type S3Blobs = {
  readonly kind: 's3'
  readonly bucket: string
  readonly region: string
  readonly endpoint: string | undefined
  /** Without them the machine's own identity is used. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

/** The environment as one frozen value, or every problem in it at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty value counts as none: that is how a line of an .env file is usually switched off.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = Variables.safeParse(given)
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => wrong(given, issue)),
    ...incompleteS3(given),
    ...roleNeedsPostgres(given),
    ...missingPublicUrl(given),
    ...incompleteEngines(given),
    ...incompleteSubscription(given),
    ...incompleteMessages(given),
    ...incompleteOAuth(given),
    ...incompleteMarking(given),
    ...incompleteTracing(given),
  ]
  if (problems.length > 0 || !parsed.success) throw new StartupProblem(listed(problems))
  const variables = parsed.data
  const dataDir = resolve(variables.DATA_DIR ?? 'data')
  const mode = modeOf(variables)
  const network = variables.SOLANA_NETWORK ?? defaultSite.network
  const oauth = oauthClients(variables)
  const messages = messagesConfig(variables, mode, variables.CONTACT_EMAIL ?? defaultSite.contactEmail)
  return frozen({
    mode,
    listen: {
      host: variables.HOST ?? ownMachine,
      port: variables.PORT === undefined ? { kind: 'from', port: 3000 } : { kind: 'exactly', port: variables.PORT },
    },
    publicUrl: variables.PUBLIC_URL && new URL(variables.PUBLIC_URL).origin,
    trustProxy: variables.TRUST_PROXY ?? [],
    platforms: variables.PLATFORMS ?? [],
    rateLimits: variables.RATE_LIMITS !== 'off',
    documentRoles: variables.DOCUMENT_ROLES ?? 'own',
    logLevel: variables.LOG_LEVEL ?? 'info',
    role: variables.ROLE ?? 'all',
    stopDelay: (variables.STOP_DELAY ?? 0) * 1000,
    dataDir,
    illustrator: {
      // One processor is left for answering.
      threads: variables.ILLUSTRATOR_THREADS ?? Math.max(1, availableParallelism() - 1),
      version: illustratorVersion,
      pack: variables.ILLUSTRATOR_PACK ? resolve(variables.ILLUSTRATOR_PACK) : join(cache, packPath),
      program: variables.ILLUSTRATOR_PROGRAM && resolve(variables.ILLUSTRATOR_PROGRAM),
      portraits: variables.ILLUSTRATOR_PORTRAITS !== 'off',
    },
    webDir: variables.WEB_DIR ? resolve(variables.WEB_DIR) : builtWeb,
    database: variables.DATABASE_URL
      ? { kind: 'postgres', url: variables.DATABASE_URL }
      : { kind: 'sqlite', file: join(dataDir, 'studio.db') },
    blobs: s3Of(variables) ?? { kind: 'disk', root: join(dataDir, 'blobs') },
    storage: {
      quotas: { free: variables.QUOTA_FREE ?? 2e9, subscribed: variables.QUOTA_SUBSCRIBED ?? 100e9 },
      reserve: variables.DISK_RESERVE ?? 1e9,
    },
    site: {
      productName: variables.PRODUCT_NAME ?? defaultSite.productName,
      socialUrl: variables.SOCIAL_URL ?? defaultSite.socialUrl,
      contactEmail: variables.CONTACT_EMAIL ?? defaultSite.contactEmail,
      network,
      mode,
      providers: oauth.map(({ id, name }) => ({ id, name })),
      pushKey: defaultSite.pushKey,
      mail: messages.mail.kind !== 'none',
      sms: messages.sms.kind !== 'none',
    },
    oauth,
    pushServices: variables.PUSH_SERVICES ?? pushServices,
    hookLoopback: variables.HOOK_LOOPBACK === 'on',
    engines: enginesConfig(variables),
    subscription: subscriptionConfig(variables, mode, network),
    messages,
    marking: markingConfig(variables),
    operators: variables.OPERATORS ?? [],
    metricsToken: variables.METRICS_TOKEN,
    tracing: tracingConfig(variables),
  })
}

/** Those of the browsers that people use. An address that a client names must not lead anywhere else. */
const pushServices = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']

const cache = fileURLToPath(new URL('../../../../.cache', import.meta.url))
const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url))

function s3Of(variables: Variables): S3Blobs | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = variables
  if (bucket === undefined || region === undefined) return undefined
  const credentials = id && secret ? { accessKeyId: id, secretAccessKey: secret } : undefined
  return { kind: 's3', bucket, region, endpoint: variables.S3_ENDPOINT, credentials }
}

/** The embedded database belongs to one process, which then has to do everything. */
function roleNeedsPostgres({ ROLE: role = 'all', DATABASE_URL: url }: Environment): string[] {
  if (role === 'all' || url) return []
  return [`ROLE is "${role}", but DATABASE_URL is not set. Only with PostgreSQL can several processes share the work.`]
}

const ownMachine = '127.0.0.1'

/**
 * Play money, a wallet for everybody and mails that lie about as files are for one person at their own machine: whoever
 * listens to others, has a name that others know, a database that several processes share or a real token is hosted.
 */
function modeOf({ HOST: host = ownMachine, PUBLIC_URL: address, DATABASE_URL: database, TOKEN_MINT: mint }: Variables) {
  const isOwn = isLoopback(host) && (address === undefined || isLoopback(new URL(address).hostname))
  return isOwn && database === undefined && mint === undefined ? 'local' : 'hosted'
}

/** Whoever can be reached by others has to know by which name, or a page in between could give it its own. */
function missingPublicUrl({ HOST: host = ownMachine, PUBLIC_URL: address }: Environment): string[] {
  if (address || isLoopback(host)) return []
  const line = 'PUBLIC_URL=https://studio.example.com'
  return [`HOST is "${host}", which others can reach, but PUBLIC_URL is not set. Add the address they open: ${line}`]
}

/** Files would otherwise go to the local disk although somebody has set up a bucket. */
function incompleteS3(given: Environment): string[] {
  const set = Object.keys(given).filter((name) => name.startsWith('S3_') && name in Variables.shape)
  if (set.length === 0) return []
  const needed = ['S3_BUCKET', 'S3_REGION']
  if (given.S3_ACCESS_KEY_ID || given.S3_SECRET_ACCESS_KEY) needed.push('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
  return needed
    .filter((name) => !given[name])
    .map(
      (name) => `${name} is not set, but ${set.join(', ')} ${set.length > 1 ? 'are' : 'is'}. Set it, or none of them.`,
    )
}

function wrong(
  given: Environment,
  { path, message }: { readonly path: PropertyKey[]; readonly message: string },
): string {
  const name = String(path[0])
  const value = secretVariables.has(name) ? 'wrong (its value is not shown)' : `"${given[name]}"`
  return `${name} is ${value}. It should be ${message}.`
}

function listed(problems: readonly string[]): string {
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`
  const lines = problems.map((problem) => `  - ${problem}`)
  return [`The configuration has ${count}:`, ...lines, 'Every variable is explained in .env.example.'].join('\n')
}

function frozen<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) frozen(inner)
  return Object.freeze(value)
}
