import { z } from 'zod'
import * as accounts from '#accounts/accounts.ts'
import { ShapesAvatar } from '#avatars.ts'
import { Document, DocumentList } from '#documents.ts'
import { type EndpointOf, endpointOf } from './endpoint.ts'
import { accessEndpoints, accessModels } from './endpoints-access.ts'
import { accountDataEndpoints, accountDataModels } from './endpoints-account-data.ts'
import { characterEndpoints, characterModels } from './endpoints-characters.ts'
import { generationEndpoints, generationModels } from './endpoints-generations.ts'
import { linkEndpoints, linkModels } from './endpoints-links.ts'
import { mediaEndpoints, mediaModels } from './endpoints-media.ts'
import { programEndpoints, programModels } from './endpoints-programs.ts'
import { operateEndpoints, operateModels } from './endpoints-operate.ts'
import { subscriptionEndpoints, subscriptionModels } from './endpoints-subscription.ts'
import { File, FileList } from '#files.ts'
import { FaucetGift, FaucetRequest } from '#ledger.ts'
import { WalletChallenge, WalletChallengeRequest, WalletSignIn } from '#accounts/wallet.ts'

export type Endpoint = EndpointOf<keyof typeof models>

const withSession = endpointOf<keyof typeof models>('account', true)

export const models = {
  User: accounts.User,
  Session: accounts.Session,
  SessionList: accounts.SessionList,
  LogList: accounts.LogList,
  Jwt: accounts.Jwt,
  ...accessModels,
  WalletChallenge,
  FaucetGift,
  Prefs: z.record(z.string(), z.unknown()),
  Document,
  DocumentList,
  File,
  FileList,
  ...linkModels,
  ...programModels,
  ...accountDataModels,
  ...characterModels,
  ...generationModels,
  ...mediaModels,
  ...subscriptionModels,
  ...operateModels,
  Health: z.object({ status: z.enum(['well', 'ill']), checks: z.record(z.string(), z.enum(['ok', 'failed'])) }),
  Liveness: z.object({ status: z.literal('live') }),
  Readiness: z.object({
    status: z.enum(['ready', 'stopping', 'unavailable']),
    checks: z.record(z.string(), z.enum(['ok', 'failed'])),
  }),
  OpenApi: z.object({ openapi: z.string() }).loose(),
} as const

const queries = z.object({ queries: z.array(z.string().max(4096)).max(100).optional() })
const permissions = z.array(z.string()).max(100).optional()
const data = z.record(z.string(), z.unknown())
const documents = '/databases/{databaseId}/collections/{collectionId}/documents'
const files = '/storage/buckets/{bucketId}/files'

/** Everything the server answers to. A test holds it against the routes, in both directions. */
export const endpoints: readonly Endpoint[] = [
  withSession('GET', '/account', 'The account of whoever asks', { status: 200, answers: 'User' }),
  {
    ...withSession('POST', '/account', 'Make an account', {
      body: accounts.NewAccount(),
      status: 201,
      answers: 'User',
    }),
    session: false,
  },
  withSession('PATCH', '/account/name', 'Change the name', { body: accounts.NameChange, status: 200, answers: 'User' }),
  withSession('PATCH', '/account/email', 'Change the address', {
    body: accounts.EmailChange,
    status: 200,
    answers: 'User',
  }),
  withSession('PATCH', '/account/phone', 'Change the number', {
    body: accounts.PhoneChange,
    status: 200,
    answers: 'User',
  }),
  withSession('PATCH', '/account/password', 'Change the password', {
    body: accounts.PasswordChange(),
    status: 200,
    answers: 'User',
  }),
  withSession('GET', '/account/prefs', 'Read the preferences', { status: 200, answers: 'Prefs' }),
  withSession('PATCH', '/account/prefs', 'Replace the preferences', {
    body: accounts.PrefsChange,
    status: 200,
    answers: 'User',
  }),
  withSession('PATCH', '/account/status', 'Block the account', { status: 200, answers: 'User' }),
  withSession('GET', '/account/logs', 'What happened to the account', {
    query: queries,
    status: 200,
    answers: 'LogList',
  }),
  withSession('POST', '/account/jwt', 'A token that stands for this session', { status: 201, answers: 'Jwt' }),
  withSession('GET', '/account/sessions', 'Every session of the account', { status: 200, answers: 'SessionList' }),
  withSession('DELETE', '/account/sessions', 'End every session', { status: 204 }),
  withSession('GET', '/account/sessions/{sessionId}', 'One session', { status: 200, answers: 'Session' }),
  withSession('PATCH', '/account/sessions/{sessionId}', 'Extend a session', { status: 200, answers: 'Session' }),
  withSession('DELETE', '/account/sessions/{sessionId}', 'End a session', { status: 204 }),
  ...['/account/sessions', '/account/sessions/email'].map((path) => ({
    ...withSession('POST', path, 'Sign in with address and password', {
      body: accounts.EmailLogin,
      status: 201,
      answers: 'Session' as const,
    }),
    session: false,
  })),
  {
    ...withSession('POST', '/account/sessions/anonymous', 'Sign in as nobody in particular', {
      status: 201,
      answers: 'Session',
    }),
    session: false,
  },
  {
    ...withSession('POST', '/account/tokens/wallet', 'Something for a wallet to sign', {
      body: WalletChallengeRequest,
      status: 201,
      answers: 'WalletChallenge',
    }),
    session: false,
  },
  {
    ...withSession('POST', '/account/sessions/wallet', 'Sign in with what a wallet has signed', {
      body: WalletSignIn,
      status: 201,
      answers: 'Session',
    }),
    session: false,
  },
  ...accessEndpoints,

  {
    method: 'GET',
    path: documents,
    summary: 'List documents',
    tag: 'databases',
    query: queries,
    status: 200,
    answers: 'DocumentList',
  },
  {
    method: 'POST',
    path: documents,
    summary: 'Create a document',
    tag: 'databases',
    body: z.object({ documentId: z.string(), data, permissions }),
    status: 201,
    answers: 'Document',
  },
  {
    method: 'GET',
    path: `${documents}/{documentId}`,
    summary: 'Read a document',
    tag: 'databases',
    query: queries,
    status: 200,
    answers: 'Document',
  },
  {
    method: 'PATCH',
    path: `${documents}/{documentId}`,
    summary: 'Change a document',
    tag: 'databases',
    body: z.object({ data: data.optional(), permissions }),
    status: 200,
    answers: 'Document',
  },
  { method: 'DELETE', path: `${documents}/{documentId}`, summary: 'Delete a document', tag: 'databases', status: 204 },

  {
    method: 'GET',
    path: files,
    summary: 'List files',
    tag: 'storage',
    query: queries.extend({ search: z.string().max(256).optional() }),
    status: 200,
    answers: 'FileList',
  },
  {
    method: 'POST',
    path: files,
    summary: 'Upload a file, or one chunk of it with Content-Range',
    tag: 'storage',
    body: z.object({ fileId: z.string(), file: z.string().meta({ format: 'binary' }), permissions }),
    form: true,
    status: 201,
    answers: 'File',
  },
  {
    method: 'GET',
    path: `${files}/{fileId}`,
    summary: 'What is known of a file',
    tag: 'storage',
    status: 200,
    answers: 'File',
  },
  {
    method: 'PUT',
    path: `${files}/{fileId}`,
    summary: 'Rename a file, or change who may see it',
    tag: 'storage',
    body: z.object({ name: z.string().max(255).optional(), permissions }),
    status: 200,
    answers: 'File',
  },
  { method: 'DELETE', path: `${files}/{fileId}`, summary: 'Delete a file', tag: 'storage', status: 204 },
  {
    method: 'GET',
    path: `${files}/{fileId}/download`,
    summary: 'The bytes, to keep',
    tag: 'storage',
    status: 200,
    answers: '*/*',
  },
  {
    method: 'GET',
    path: `${files}/{fileId}/view`,
    summary: 'The bytes, to look at',
    tag: 'storage',
    status: 200,
    answers: '*/*',
  },
  {
    method: 'GET',
    path: `${files}/{fileId}/preview`,
    summary: 'A picture of a picture',
    tag: 'storage',
    query: z.object({
      width: z.int().min(0).max(4000).optional(),
      height: z.int().min(0).max(4000).optional(),
      gravity: z.string().optional(),
      quality: z.int().min(0).max(100).optional(),
      borderWidth: z.int().min(0).max(100).optional(),
      borderColor: z.string().optional(),
      borderRadius: z.int().min(0).max(4000).optional(),
      opacity: z.number().min(0).max(1).optional(),
      rotation: z.int().min(-360).max(360).optional(),
      background: z.string().optional(),
      output: z.string().optional(),
    }),
    status: 200,
    answers: 'image/*',
  },

  ...linkEndpoints,
  ...programEndpoints,
  ...accountDataEndpoints,
  ...characterEndpoints,
  ...generationEndpoints,
  ...mediaEndpoints,
  ...subscriptionEndpoints,
  {
    method: 'GET',
    path: '/avatars/shapes',
    summary: 'An avatar of shapes',
    tag: 'avatars',
    query: ShapesAvatar,
    status: 200,
    answers: 'image/svg+xml',
  },
  {
    method: 'POST',
    path: '/local/faucet',
    summary: 'Play money on the local ledger; in local mode only',
    tag: 'local',
    body: FaucetRequest,
    status: 201,
    answers: 'FaucetGift',
  },
  {
    method: 'GET',
    path: '/health',
    summary: 'Nobody has to look after it',
    tag: 'operation',
    status: 200,
    answers: 'Health',
  },
  {
    method: 'GET',
    path: '/health/live',
    summary: 'The process answers',
    tag: 'operation',
    status: 200,
    answers: 'Liveness',
  },
  {
    method: 'GET',
    path: '/health/ready',
    summary: 'It can do its work',
    tag: 'operation',
    status: 200,
    answers: 'Readiness',
  },
  {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description',
    tag: 'operation',
    status: 200,
    answers: 'OpenApi',
  },
  ...operateEndpoints,
]
