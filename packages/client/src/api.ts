/* oxlint-disable max-lines -- as many as there are endpoints */
/** Written by `node packages/client/workshop/write-api.ts` out of the description of the API. Do not change it by hand. */

export type User = {
  $id: string
  $createdAt: string
  $updatedAt: string
  name: string
  registration: string
  status: boolean
  labels: readonly string[]
  passwordUpdate: string
  email: string
  phone: string
  emailVerification: boolean
  phoneVerification: boolean
  mfa: boolean
  prefs: Readonly<Record<string, unknown>>
  targets: readonly {
    $id: string
    $createdAt: string
    $updatedAt: string
    name: string
    userId: string
    providerId: string | null
    providerType: 'email' | 'sms' | 'push'
    identifier: string
  }[]
  accessedAt: string
}

export type Session = {
  $id: string
  $createdAt: string
  $updatedAt: string
  userId: string
  expire: string
  provider: string
  providerUid: string
  providerAccessToken: string
  providerAccessTokenExpiry: string
  providerRefreshToken: string
  ip: string
  osCode: string
  osName: string
  osVersion: string
  clientType: string
  clientCode: string
  clientName: string
  clientVersion: string
  clientEngine: string
  clientEngineVersion: string
  deviceName: string
  deviceBrand: string
  deviceModel: string
  countryCode: string
  countryName: string
  current: boolean
  factors: readonly string[]
  secret: string
  mfaUpdatedAt: string
}

export type SessionList = {
  total: number
  sessions: readonly {
    $id: string
    $createdAt: string
    $updatedAt: string
    userId: string
    expire: string
    provider: string
    providerUid: string
    providerAccessToken: string
    providerAccessTokenExpiry: string
    providerRefreshToken: string
    ip: string
    osCode: string
    osName: string
    osVersion: string
    clientType: string
    clientCode: string
    clientName: string
    clientVersion: string
    clientEngine: string
    clientEngineVersion: string
    deviceName: string
    deviceBrand: string
    deviceModel: string
    countryCode: string
    countryName: string
    current: boolean
    factors: readonly string[]
    secret: string
    mfaUpdatedAt: string
  }[]
}

export type LogList = {
  total: number
  logs: readonly {
    event: string
    userId: string
    userEmail: string
    userName: string
    mode: string
    ip: string
    time: string
    osCode: string
    osName: string
    osVersion: string
    clientType: string
    clientCode: string
    clientName: string
    clientVersion: string
    clientEngine: string
    clientEngineVersion: string
    deviceName: string
    deviceBrand: string
    deviceModel: string
    countryCode: string
    countryName: string
  }[]
}

export type Jwt = { jwt: string }

export type Token = { $id: string; $createdAt: string; userId: string; secret: string; expire: string; phrase: string }

export type MfaType = { secret: string; uri: string }

export type MfaFactors = { totp: boolean; phone: boolean; email: boolean; recoveryCode: boolean }

export type MfaChallenge = { $id: string; $createdAt: string; userId: string; expire: string }

export type MfaRecoveryCodes = { recoveryCodes: readonly string[] }

export type ProofState = {
  recent: boolean
  ways: readonly ('wallet' | 'password' | 'totp' | 'email' | 'phone' | 'oauth2' | 'recoverycode')[]
}

export type WalletChallenge = {
  nonce: string
  expire: string
  input: {
    domain: string
    uri: string
    statement: string
    version: '1'
    chainId: 'devnet' | 'testnet' | 'mainnet'
    nonce: string
    issuedAt: string
    expirationTime: string
  }
  message?: string | undefined
}

export type FaucetGift = {
  address: string
  signature: string
  lamports: string
  token: { mint: string; account: string; decimals: number; amount: string }
}

export type Prefs = Readonly<Record<string, unknown>>

export type Document = {
  $id: string
  $collectionId: string
  $databaseId: string
  $createdAt: string
  $updatedAt: string
  $permissions: readonly string[]
} & Readonly<Record<string, unknown>>

export type DocumentList = {
  total: number
  documents: readonly ({
    $id: string
    $collectionId: string
    $databaseId: string
    $createdAt: string
    $updatedAt: string
    $permissions: readonly string[]
  } & Readonly<Record<string, unknown>>)[]
}

export type File = {
  $id: string
  bucketId: string
  $createdAt: string
  $updatedAt: string
  $permissions: readonly string[]
  name: string
  signature: string
  mimeType: string
  sizeOriginal: number
  chunksTotal: number
  chunksUploaded: number
}

export type FileList = {
  total: number
  files: readonly {
    $id: string
    bucketId: string
    $createdAt: string
    $updatedAt: string
    $permissions: readonly string[]
    name: string
    signature: string
    mimeType: string
    sizeOriginal: number
    chunksTotal: number
    chunksUploaded: number
  }[]
}

export type Identity = {
  $id: string
  $createdAt: string
  $updatedAt: string
  userId: string
  provider: string
  providerUid: string
  providerEmail: string
  providerAccessToken: string
  providerAccessTokenExpiry: string
  providerRefreshToken: string
}

export type IdentityList = {
  total: number
  identities: readonly {
    $id: string
    $createdAt: string
    $updatedAt: string
    userId: string
    provider: string
    providerUid: string
    providerEmail: string
    providerAccessToken: string
    providerAccessTokenExpiry: string
    providerRefreshToken: string
  }[]
}

export type Target = {
  $id: string
  $createdAt: string
  $updatedAt: string
  name: string
  userId: string
  providerId: string | null
  providerType: 'email' | 'sms' | 'push'
  identifier: string
}

export type KeyList = {
  total: number
  keys: readonly {
    $id: string
    $createdAt: string
    name: string
    scopes: readonly ('read' | 'generate' | 'write')[]
    expire: string | null
    expired: boolean
    lastUsedAt: string | null
  }[]
}

export type KeyWithSecret = {
  $id: string
  $createdAt: string
  name: string
  scopes: readonly ('read' | 'generate' | 'write')[]
  expire: string | null
  expired: boolean
  lastUsedAt: string | null
  secret: string
}

export type Hook = {
  $id: string
  $createdAt: string
  url: string
  events: readonly (
    | 'generation.completed'
    | 'generation.failed'
    | 'generation.cancelled'
    | 'media.created'
    | 'character.created'
    | 'character.updated'
    | 'character.deleted'
  )[]
  enabled: boolean
  failures: number
}

export type HookList = {
  total: number
  hooks: readonly {
    $id: string
    $createdAt: string
    url: string
    events: readonly (
      | 'generation.completed'
      | 'generation.failed'
      | 'generation.cancelled'
      | 'media.created'
      | 'character.created'
      | 'character.updated'
      | 'character.deleted'
    )[]
    enabled: boolean
    failures: number
  }[]
}

export type HookWithSecret = {
  $id: string
  $createdAt: string
  url: string
  events: readonly (
    | 'generation.completed'
    | 'generation.failed'
    | 'generation.cancelled'
    | 'media.created'
    | 'character.created'
    | 'character.updated'
    | 'character.deleted'
  )[]
  enabled: boolean
  failures: number
  secret: string
}

export type HookDelivery = {
  $id: string
  $createdAt: string
  event:
    | 'generation.completed'
    | 'generation.failed'
    | 'generation.cancelled'
    | 'media.created'
    | 'character.created'
    | 'character.updated'
    | 'character.deleted'
  status: 'waiting' | 'delivered' | 'failed'
  attempts: number
  triedAt: string | null
  dueAt: string | null
  code: number | null
  answer: string
}

export type HookDeliveryList = {
  total: number
  deliveries: readonly {
    $id: string
    $createdAt: string
    event:
      | 'generation.completed'
      | 'generation.failed'
      | 'generation.cancelled'
      | 'media.created'
      | 'character.created'
      | 'character.updated'
      | 'character.deleted'
    status: 'waiting' | 'delivered' | 'failed'
    attempts: number
    triedAt: string | null
    dueAt: string | null
    code: number | null
    answer: string
  }[]
}

export type AccountImport = {
  added: {
    characters: number
    media: number
    albums: number
    presets: number
    outfits: number
    versions: number
    stories: number
    poses: number
    generations: number
    files: number
  }
  present: {
    characters: number
    media: number
    albums: number
    presets: number
    outfits: number
    versions: number
    stories: number
    poses: number
    generations: number
    files: number
  }
  warnings: readonly string[]
}

export type AccountStorage = {
  used: number
  quota: number
  quotaSubscribed: number
  parts: readonly {
    kind: 'pictures' | 'videos' | 'portraits' | 'uploads' | 'documents'
    bytes: number
    count: number
  }[]
}

export type PromptList = { total: number; prompts: readonly { $id: string; prompt: string; usedAt: string }[] }

export type Look = {
  genes: Readonly<Record<string, unknown>>
  seed: number
  understood: readonly { part: string; value: string; words: string }[]
  unknown: readonly string[]
  refused: { rule: string; message: string; words: readonly string[] } | null
}

export type LookFinding = { available: boolean }

export type PoseFinding = { available: boolean }

export type FoundPose = {
  joints: {
    bones?:
      | {
          hips?: readonly unknown[] | undefined
          spine?: readonly unknown[] | undefined
          chest?: readonly unknown[] | undefined
          upperChest?: readonly unknown[] | undefined
          neck?: readonly unknown[] | undefined
          head?: readonly unknown[] | undefined
          leftShoulder?: readonly unknown[] | undefined
          leftUpperArm?: readonly unknown[] | undefined
          leftLowerArm?: readonly unknown[] | undefined
          leftHand?: readonly unknown[] | undefined
          leftUpperLeg?: readonly unknown[] | undefined
          leftLowerLeg?: readonly unknown[] | undefined
          leftFoot?: readonly unknown[] | undefined
          rightShoulder?: readonly unknown[] | undefined
          rightUpperArm?: readonly unknown[] | undefined
          rightLowerArm?: readonly unknown[] | undefined
          rightHand?: readonly unknown[] | undefined
          rightUpperLeg?: readonly unknown[] | undefined
          rightLowerLeg?: readonly unknown[] | undefined
          rightFoot?: readonly unknown[] | undefined
        }
      | undefined
    hands?:
      | {
          left?:
            | 'relaxed'
            | 'soft'
            | 'flat'
            | 'closed'
            | 'spread'
            | 'fist'
            | 'point'
            | 'peace'
            | 'thumb'
            | 'grip'
            | 'hold'
            | 'between'
            | 'pinch'
            | 'claw'
            | 'ring'
            | 'horns'
            | 'gun'
            | 'snap'
            | 'heart'
            | 'beckon'
            | 'paw'
            | 'clasp'
            | 'pressed'
            | 'rest'
            | 'type'
            | undefined
          right?:
            | 'relaxed'
            | 'soft'
            | 'flat'
            | 'closed'
            | 'spread'
            | 'fist'
            | 'point'
            | 'peace'
            | 'thumb'
            | 'grip'
            | 'hold'
            | 'between'
            | 'pinch'
            | 'claw'
            | 'ring'
            | 'horns'
            | 'gun'
            | 'snap'
            | 'heart'
            | 'beckon'
            | 'paw'
            | 'clasp'
            | 'pressed'
            | 'rest'
            | 'type'
            | undefined
        }
      | undefined
    lift?: number | undefined
  }
  unseen: readonly (
    | 'head'
    | 'leftArm'
    | 'rightArm'
    | 'leftForearm'
    | 'rightForearm'
    | 'leftLeg'
    | 'rightLeg'
    | 'leftShin'
    | 'rightShin'
  )[]
  people: number
}

export type VariationList = {
  variations: readonly { genes: Readonly<Record<string, unknown>>; seed: number; previewUrl: string }[]
}

export type CardImport = {
  characters: readonly ({
    $id: string
    $collectionId: string
    $databaseId: string
    $createdAt: string
    $updatedAt: string
    $permissions: readonly string[]
  } & Readonly<Record<string, unknown>>)[]
  warnings: readonly string[]
}

export type Generation = {
  $id: string
  $createdAt: string
  $updatedAt: string
  characterId: string
  kind: 'image' | 'video' | 'sheet'
  engine: string
  status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'blocked'
  stage: string
  progress: number
  previewUrl: string
  count: number
  mediaIds: readonly string[]
  request: Readonly<Record<string, unknown>>
  error: { type: string; message: string; retryable: boolean } | null
  attempts: number
  passedOver?: number | undefined
  startedAt: string | null
  finishedAt: string | null
}

export type GenerationList = {
  total: number
  generations: readonly {
    $id: string
    $createdAt: string
    $updatedAt: string
    characterId: string
    kind: 'image' | 'video' | 'sheet'
    engine: string
    status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'blocked'
    stage: string
    progress: number
    previewUrl: string
    count: number
    mediaIds: readonly string[]
    request: Readonly<Record<string, unknown>>
    error: { type: string; message: string; retryable: boolean } | null
    attempts: number
    passedOver?: number | undefined
    startedAt: string | null
    finishedAt: string | null
  }[]
}

export type CancelledGenerations = { cancelled: number }

export type EngineList = {
  total: number
  engines: readonly {
    id: string
    name: string
    version: string
    neural: boolean
    default: boolean
    available: boolean
    reason: string | null
    subscription: boolean
    abilities: {
      kinds: readonly ('image' | 'video')[]
      styles: readonly { id: string; label: string; previewUrl: string }[]
      poses: readonly { id: string; label: string; previewUrl: string }[]
      outfits: readonly { id: string; label: string; previewUrl: string }[]
      backgrounds: readonly { id: string; label: string; previewUrl: string }[]
      expressions: readonly { id: string; label: string; previewUrl: string }[]
      framings: readonly { id: string; label: string; previewUrl: string }[]
      times: readonly { id: string; label: string; previewUrl: string }[]
      weathers: readonly { id: string; label: string; previewUrl: string }[]
      angles: readonly { id: string; label: string; previewUrl: string }[]
      views?: readonly { id: string; label: string; previewUrl: string }[] | undefined
      lights?: readonly { id: string; label: string; previewUrl: string }[] | undefined
      effects?: readonly { id: string; label: string; previewUrl: string }[] | undefined
      scenery?: readonly { id: string; label: string; previewUrl: string }[] | undefined
      aspects: readonly { id: string; label: string; previewUrl: string; width: number; height: number }[]
      sizes?: readonly { id: string; label: string; previewUrl: string; factor: number; maxCount: number }[] | undefined
      cutouts?: boolean | undefined
      cutoutSeconds?: number | undefined
      sheets?:
        | readonly ('turnaround' | 'expressions' | 'outfits' | 'poses' | 'page' | 'sprites' | 'dataset')[]
        | undefined
      parts?: readonly { id: string; label: string; previewUrl: string }[] | undefined
      masks?: boolean | undefined
      hairStyles?: readonly { id: string; label: string; previewUrl: string }[] | undefined
      accessories?: readonly { id: string; label: string; previewUrl: string }[] | undefined
      maxCharacters?: number | undefined
      maxFilmCharacters?: number | undefined
      arrangements?:
        | readonly {
            id: string
            label: string
            previewUrl: string
            least: number
            most: number
            posed?: boolean | undefined
          }[]
        | undefined
      motions: readonly { id: string; label: string; previewUrl: string }[]
      cameras: readonly { id: string; label: string; previewUrl: string }[]
      durations: readonly number[]
      maxCount: number
      seed: boolean
      negativePrompt: boolean
      reference: boolean
      strength: boolean
      ownPoses?: boolean | undefined
      guidance?: readonly ('depth' | 'pose' | 'lines' | 'render')[] | undefined
      likeness?: boolean | undefined
      retries?: number | undefined
    }
  }[]
}

export type Reading = {
  parts: readonly { start: number; end: number; text: string; field: string; value: string; label: string }[]
  unknown: readonly { start: number; end: number; text: string; engines: readonly string[] }[]
  corrected: readonly { start: number; end: number; text: string; to: string }[]
  open: readonly string[]
  company?: readonly { start: number; end: number; text: string; people: number; one: boolean }[] | undefined
  characters: readonly { start: number; end: number; id: string }[]
}

export type LikenessMeasured = { proposed: number; pictures: number; lowest: number | null }

export type MediaTouched = { total: number }

export type MediaMonths = { total: number; months: readonly { month: string; count: number }[] }

export type MediaCounts = {
  total: number
  images: number
  videos: number
  sheets: number
  favorites: number
  trashed: number
  bytes: number
  characters: readonly { id: string; count: number }[]
  styles: readonly { id: string; count: number }[]
  engines: readonly { id: string; count: number }[]
  albums: readonly { id: string; count: number }[]
}

export type MediaFound = {
  asked: { parts: readonly string[]; words: readonly string[]; without: readonly string[] }
  documents: readonly ({ $id: string; why: readonly string[] } & Readonly<Record<string, unknown>>)[]
  cursor: string | null
}

export type MediaPoster = { posterId: string }

export type MediaClaimMessage = {
  message: string | null
  address: string | null
  claim: { address: string; at: string } | null
}

export type MediaClaimed = { total: number }

export type ShareLink = { url: string; expire: string | null }

export type ShareState = {
  shared: boolean
  createdAt: string | null
  expire: string | null
  password: boolean
  includeRecipe: boolean
}

export type Recipe = {
  recipe: 1
  engine: string
  engineVersion: string
  kind: 'image' | 'video'
  characterId: string
  request: Readonly<Record<string, unknown>>
  order: Readonly<Record<string, unknown>>
} & Readonly<Record<string, unknown>>

export type RecipeVerdict = {
  ours: boolean
  recipe:
    | ({
        recipe: 1
        engine: string
        engineVersion: string
        kind: 'image' | 'video'
        characterId: string
        request: Readonly<Record<string, unknown>>
        order: Readonly<Record<string, unknown>>
      } & Readonly<Record<string, unknown>>)
    | null
  same: boolean | null
  differences: { bytes: boolean; pixels: number | null; of: number | null; largest: number | null } | null
  reason: string
}

export type ProvenanceCheck = {
  marked: boolean
  ours: boolean
  c2pa: {
    state: 'trusted' | 'valid' | 'invalid'
    generator: string | null
    signer: string | null
    digitalSourceType: string | null
    created: string | null
    issues: readonly string[]
  } | null
  xmp: string | null
  recipe: boolean
  watermark: { id: string; confidence: number; here: boolean } | null
  fingerprint: { distance: number } | null
  claim: { address: string; verified: boolean } | null
  notForTraining: boolean
  media: string | null
  altered: boolean | null
}

export type Subscription = {
  active: boolean
  startedAt: string | null
  endsAt: string | null
  remind: boolean
  freeLeft: number
  price: { usd: string; months: number }
  token: { mint: string; symbol: string; decimals: number }
  credit: string
  paymentAddress: string
  network: string
}

export type Quote = {
  $id: string
  status: 'open' | 'pending' | 'confirmed' | 'partial' | 'paid' | 'expired'
  usd: string
  amount: string
  uiAmount: string
  mint: string
  symbol: string
  decimals: number
  paymentAddress: string
  reference: string
  url: string
  expire: string
  received: string
  signature: string | null
  explorerUrl: string | null
}

export type WalletBalance = {
  address: string
  amount: string
  uiAmount: string
  lamports: string
  fee: string
  buyUrl: string | null
}

export type PaymentTransaction = { transaction: string; lastValidBlockHeight: string }

export type SentPayment = { signature: string }

export type PaymentList = {
  total: number
  payments: readonly {
    signature: string
    state: 'credited' | 'waiting' | 'stray'
    note: ('sol' | 'token' | 'dust') | null
    amount: string
    uiAmount: string
    usd: string
    fee: string | null
    receivedAt: string
    periodStart: string | null
    periodEnd: string | null
    explorerUrl: string | null
  }[]
}

export type Overview = {
  version: string
  node: string
  role: string
  database: string
  startedAt: string
  sockets: number
  memory: number
  queues: readonly { queue: string; waiting: number; running: number; oldestSeconds: number }[]
  engines: readonly { id: string; name: string; version: string; available: boolean; reason: string | null }[]
  storage: { diskFree: number; diskReserve: number; database: number; files: number; bytes: number }
  accounts: number
  subscriptions: number
  openReports: number
}

export type OperatorJobs = {
  jobs: readonly {
    id: string
    account: string
    status: string
    kind: string
    engine: string
    count: number
    attempts: number
    progress: number
    createdAt: string
    finishedAt: string | null
    error: string | null
  }[]
}

export type OperatorAccounts = {
  accounts: readonly {
    id: string
    name: string
    wallet: string | null
    email: string | null
    createdAt: string
    seenAt: string
    active: boolean
    characters: number
    media: number
    endsAt: string | null
  }[]
}

export type OperatorAccount = {
  id: string
  name: string
  wallet: string | null
  email: string | null
  createdAt: string
  seenAt: string
  active: boolean
  characters: number
  media: number
  endsAt: string | null
  phone: string | null
  sessions: number
  generations: number
  freeUsed: number
  used: number
  quota: number
  ownQuota: number | null
  operator: boolean
}

export type OperatorReports = {
  reports: readonly {
    id: string
    at: string
    kind: 'media' | 'album' | 'story'
    itemId: string
    owner: string
    reason: 'minor' | 'real-person' | 'illegal' | 'copyright' | 'other'
    words: string
    state: 'open' | 'dismissed' | 'unshared'
  }[]
}

export type OperatorPayments = {
  payments: readonly { signature: string; state: string; account: string | null; usd: string; at: string }[]
  skipped: readonly { signature: string; reason: string; attempts: number }[]
}

export type OperatorProblems = {
  problems: readonly { at: string; level: string; says: string; type: string | null; request: string | null }[]
}

export type OperatorLog = {
  entries: readonly { at: string; operator: string; action: string; subject: string; note: string }[]
}

export type OperatorStanding = { operator: boolean }

export type Health = { status: 'well' | 'ill'; checks: Readonly<Record<string, 'ok' | 'failed'>> }

export type Liveness = { status: 'live' }

export type Readiness = {
  status: 'ready' | 'stopping' | 'unavailable'
  checks: Readonly<Record<string, 'ok' | 'failed'>>
}

export type OpenApi = { openapi: string } & Readonly<Record<string, unknown>>

/** What a key opens. */
export type Operations = {
  /** List documents. */
  'GET /databases/{databaseId}/collections/{collectionId}/documents': {
    path: { databaseId: string; collectionId: string }
    query?: { queries?: readonly string[] }
    answer: DocumentList
  }
  /** Create a document. */
  'POST /databases/{databaseId}/collections/{collectionId}/documents': {
    path: { databaseId: string; collectionId: string }
    body: { documentId: string; data: Readonly<Record<string, unknown>>; permissions?: readonly string[] | undefined }
    answer: Document
  }
  /** Read a document. */
  'GET /databases/{databaseId}/collections/{collectionId}/documents/{documentId}': {
    path: { databaseId: string; collectionId: string; documentId: string }
    query?: { queries?: readonly string[] }
    answer: Document
  }
  /** Change a document. */
  'PATCH /databases/{databaseId}/collections/{collectionId}/documents/{documentId}': {
    path: { databaseId: string; collectionId: string; documentId: string }
    body: { data?: Readonly<Record<string, unknown>> | undefined; permissions?: readonly string[] | undefined }
    answer: Document
  }
  /** Delete a document. */
  'DELETE /databases/{databaseId}/collections/{collectionId}/documents/{documentId}': {
    path: { databaseId: string; collectionId: string; documentId: string }
    answer: undefined
  }
  /** List files. */
  'GET /storage/buckets/{bucketId}/files': {
    path: { bucketId: string }
    query?: { queries?: readonly string[]; search?: string }
    answer: FileList
  }
  /** Upload a file, or one chunk of it with Content-Range. */
  'POST /storage/buckets/{bucketId}/files': { path: { bucketId: string }; body: FormData; answer: File }
  /** What is known of a file. */
  'GET /storage/buckets/{bucketId}/files/{fileId}': { path: { bucketId: string; fileId: string }; answer: File }
  /** Rename a file, or change who may see it. */
  'PUT /storage/buckets/{bucketId}/files/{fileId}': {
    path: { bucketId: string; fileId: string }
    body: { name?: string | undefined; permissions?: readonly string[] | undefined }
    answer: File
  }
  /** Delete a file. */
  'DELETE /storage/buckets/{bucketId}/files/{fileId}': { path: { bucketId: string; fileId: string }; answer: undefined }
  /** The bytes, to keep. */
  'GET /storage/buckets/{bucketId}/files/{fileId}/download': {
    path: { bucketId: string; fileId: string }
    answer: Uint8Array
  }
  /** The bytes, to look at. */
  'GET /storage/buckets/{bucketId}/files/{fileId}/view': {
    path: { bucketId: string; fileId: string }
    answer: Uint8Array
  }
  /** A picture of a picture. */
  'GET /storage/buckets/{bucketId}/files/{fileId}/preview': {
    path: { bucketId: string; fileId: string }
    query?: {
      width?: number
      height?: number
      gravity?: string
      quality?: number
      borderWidth?: number
      borderColor?: string
      borderRadius?: number
      opacity?: number
      rotation?: number
      background?: string
      output?: string
    }
    answer: Uint8Array
  }
  /** What a description says of somebody. */
  'POST /looks': {
    body: {
      appearance: string
      age?: number | null | undefined
      style?: string | null | undefined
      genes?: (string | Readonly<Record<string, unknown>>) | null | undefined
      before?: string | null | undefined
      seed?: number | null | undefined
    }
    answer: Look
  }
  /** A picture of a look; a newer one ends an older one. */
  'POST /looks/preview': {
    body: {
      genes?: (string | Readonly<Record<string, unknown>>) | null | undefined
      appearance?: string | null | undefined
      age?: number | null | undefined
      seed?: number | null | undefined
      style?: string | null | undefined
      size?: number | null | undefined
      view?: ('portrait' | 'half' | 'full') | null | undefined
      expression?: string | null | undefined
      joints?:
        | (
            | string
            | {
                bones?:
                  | {
                      hips?: readonly unknown[] | undefined
                      spine?: readonly unknown[] | undefined
                      chest?: readonly unknown[] | undefined
                      upperChest?: readonly unknown[] | undefined
                      neck?: readonly unknown[] | undefined
                      head?: readonly unknown[] | undefined
                      leftShoulder?: readonly unknown[] | undefined
                      leftUpperArm?: readonly unknown[] | undefined
                      leftLowerArm?: readonly unknown[] | undefined
                      leftHand?: readonly unknown[] | undefined
                      leftUpperLeg?: readonly unknown[] | undefined
                      leftLowerLeg?: readonly unknown[] | undefined
                      leftFoot?: readonly unknown[] | undefined
                      rightShoulder?: readonly unknown[] | undefined
                      rightUpperArm?: readonly unknown[] | undefined
                      rightLowerArm?: readonly unknown[] | undefined
                      rightHand?: readonly unknown[] | undefined
                      rightUpperLeg?: readonly unknown[] | undefined
                      rightLowerLeg?: readonly unknown[] | undefined
                      rightFoot?: readonly unknown[] | undefined
                    }
                  | undefined
                hands?:
                  | {
                      left?:
                        | 'relaxed'
                        | 'soft'
                        | 'flat'
                        | 'closed'
                        | 'spread'
                        | 'fist'
                        | 'point'
                        | 'peace'
                        | 'thumb'
                        | 'grip'
                        | 'hold'
                        | 'between'
                        | 'pinch'
                        | 'claw'
                        | 'ring'
                        | 'horns'
                        | 'gun'
                        | 'snap'
                        | 'heart'
                        | 'beckon'
                        | 'paw'
                        | 'clasp'
                        | 'pressed'
                        | 'rest'
                        | 'type'
                        | undefined
                      right?:
                        | 'relaxed'
                        | 'soft'
                        | 'flat'
                        | 'closed'
                        | 'spread'
                        | 'fist'
                        | 'point'
                        | 'peace'
                        | 'thumb'
                        | 'grip'
                        | 'hold'
                        | 'between'
                        | 'pinch'
                        | 'claw'
                        | 'ring'
                        | 'horns'
                        | 'gun'
                        | 'snap'
                        | 'heart'
                        | 'beckon'
                        | 'paw'
                        | 'clasp'
                        | 'pressed'
                        | 'rest'
                        | 'type'
                        | undefined
                    }
                  | undefined
                lift?: number | undefined
              }
          )
        | null
        | undefined
      slot?: string | null | undefined
    }
    answer: Uint8Array
  }
  /** A picture of a look at an address of its own. */
  'GET /looks/preview': {
    query: {
      genes: string | Readonly<Record<string, unknown>>
      style?: string | null
      size?: number | null
      view?: ('portrait' | 'half' | 'full') | null
      expression?: string | null
      joints?:
        | (
            | string
            | {
                bones?:
                  | {
                      hips?: readonly unknown[] | undefined
                      spine?: readonly unknown[] | undefined
                      chest?: readonly unknown[] | undefined
                      upperChest?: readonly unknown[] | undefined
                      neck?: readonly unknown[] | undefined
                      head?: readonly unknown[] | undefined
                      leftShoulder?: readonly unknown[] | undefined
                      leftUpperArm?: readonly unknown[] | undefined
                      leftLowerArm?: readonly unknown[] | undefined
                      leftHand?: readonly unknown[] | undefined
                      leftUpperLeg?: readonly unknown[] | undefined
                      leftLowerLeg?: readonly unknown[] | undefined
                      leftFoot?: readonly unknown[] | undefined
                      rightShoulder?: readonly unknown[] | undefined
                      rightUpperArm?: readonly unknown[] | undefined
                      rightLowerArm?: readonly unknown[] | undefined
                      rightHand?: readonly unknown[] | undefined
                      rightUpperLeg?: readonly unknown[] | undefined
                      rightLowerLeg?: readonly unknown[] | undefined
                      rightFoot?: readonly unknown[] | undefined
                    }
                  | undefined
                hands?:
                  | {
                      left?:
                        | 'relaxed'
                        | 'soft'
                        | 'flat'
                        | 'closed'
                        | 'spread'
                        | 'fist'
                        | 'point'
                        | 'peace'
                        | 'thumb'
                        | 'grip'
                        | 'hold'
                        | 'between'
                        | 'pinch'
                        | 'claw'
                        | 'ring'
                        | 'horns'
                        | 'gun'
                        | 'snap'
                        | 'heart'
                        | 'beckon'
                        | 'paw'
                        | 'clasp'
                        | 'pressed'
                        | 'rest'
                        | 'type'
                        | undefined
                      right?:
                        | 'relaxed'
                        | 'soft'
                        | 'flat'
                        | 'closed'
                        | 'spread'
                        | 'fist'
                        | 'point'
                        | 'peace'
                        | 'thumb'
                        | 'grip'
                        | 'hold'
                        | 'between'
                        | 'pinch'
                        | 'claw'
                        | 'ring'
                        | 'horns'
                        | 'gun'
                        | 'snap'
                        | 'heart'
                        | 'beckon'
                        | 'paw'
                        | 'clasp'
                        | 'pressed'
                        | 'rest'
                        | 'type'
                        | undefined
                    }
                  | undefined
                lift?: number | undefined
              }
          )
        | null
      v?: string | null
    }
    answer: Uint8Array
  }
  /** Whether people can be found that look like somebody in a picture. */
  'GET /looks/from-picture': { answer: LookFinding }
  /** People who look like somebody in a picture: lines of JSON as it goes on. */
  'POST /looks/from-picture': { body: FormData; answer: Uint8Array }
  /** Whether the pose of somebody in a picture can be seen. */
  'GET /poses/from-picture': { answer: PoseFinding }
  /** The pose of the largest person in a picture. */
  'POST /poses/from-picture': { body: FormData; answer: FoundPose }
  /** People like a character. */
  'POST /characters/{characterId}/variations': {
    path: { characterId: string }
    body: {
      keep?: readonly ('face' | 'body' | 'hair' | 'skin' | 'outfit' | 'palette')[] | null | undefined
      strength: number
      count: number
      seed?: number | null | undefined
    }
    answer: VariationList
  }
  /** Ask for a sheet: several pictures of a character as one file. */
  'POST /characters/{characterId}/sheets': {
    path: { characterId: string }
    body: {
      sheet: 'turnaround' | 'expressions' | 'outfits' | 'poses' | 'page' | 'sprites' | 'dataset'
      size?: ('standard' | 'large' | 'print') | null | undefined
      style?: string | null | undefined
      format?: ('png' | 'pdf' | 'zip') | null | undefined
    }
    answer: Generation
  }
  /** Delete a character and keep or throw away its media. */
  'DELETE /characters/{characterId}': {
    path: { characterId: string }
    query?: { media?: 'keep' | 'trash' }
    answer: undefined
  }
  /** Bring back a character deleted a moment ago. */
  'POST /characters/{characterId}/restore': { path: { characterId: string }; answer: Document }
  /** The same change to several characters. */
  'PATCH /characters': {
    body: {
      ids: readonly string[]
      favorite?: boolean | undefined
      archived?: boolean | undefined
      addTags?: readonly string[] | undefined
      removeTags?: readonly string[] | undefined
    }
    answer: DocumentList
  }
  /** Delete several characters. */
  'DELETE /characters': { body: { media?: 'keep' | 'trash' | undefined; ids: readonly string[] }; answer: undefined }
  /** Bring back several characters deleted a moment ago. */
  'POST /characters/restore': { body: { ids: readonly string[] }; answer: DocumentList }
  /** New characters out of card files. */
  'POST /characters/import': { body: FormData; answer: CardImport }
  /** A character as a file that other programs read. */
  'GET /characters/{characterId}/export': {
    path: { characterId: string }
    query: { format: 'card-v2' | 'card-v3' | 'charx' | 'eliza'; as?: 'png' | 'json' }
    answer: Uint8Array
  }
  /** A character as a 3D model, VRM or binary glTF. */
  'GET /characters/{characterId}/model': {
    path: { characterId: string }
    query?: { format?: 'vrm' | 'glb'; outfit?: string }
    answer: Uint8Array
  }
  /** Ask for pictures or a video of a character. */
  'POST /generations': {
    body: {
      characterId: string
      characterIds?: readonly string[] | null | undefined
      arrangement?: string | null | undefined
      cast?:
        | readonly {
            characterId: string
            expression?: string | null | undefined
            outfit?: string | null | undefined
            colours?: readonly string[] | null | undefined
            pose?: string | null | undefined
            poseId?: string | null | undefined
            joints?:
              | {
                  bones?:
                    | {
                        hips?: readonly unknown[] | undefined
                        spine?: readonly unknown[] | undefined
                        chest?: readonly unknown[] | undefined
                        upperChest?: readonly unknown[] | undefined
                        neck?: readonly unknown[] | undefined
                        head?: readonly unknown[] | undefined
                        leftShoulder?: readonly unknown[] | undefined
                        leftUpperArm?: readonly unknown[] | undefined
                        leftLowerArm?: readonly unknown[] | undefined
                        leftHand?: readonly unknown[] | undefined
                        leftUpperLeg?: readonly unknown[] | undefined
                        leftLowerLeg?: readonly unknown[] | undefined
                        leftFoot?: readonly unknown[] | undefined
                        rightShoulder?: readonly unknown[] | undefined
                        rightUpperArm?: readonly unknown[] | undefined
                        rightLowerArm?: readonly unknown[] | undefined
                        rightHand?: readonly unknown[] | undefined
                        rightUpperLeg?: readonly unknown[] | undefined
                        rightLowerLeg?: readonly unknown[] | undefined
                        rightFoot?: readonly unknown[] | undefined
                      }
                    | undefined
                  hands?:
                    | {
                        left?:
                          | 'relaxed'
                          | 'soft'
                          | 'flat'
                          | 'closed'
                          | 'spread'
                          | 'fist'
                          | 'point'
                          | 'peace'
                          | 'thumb'
                          | 'grip'
                          | 'hold'
                          | 'between'
                          | 'pinch'
                          | 'claw'
                          | 'ring'
                          | 'horns'
                          | 'gun'
                          | 'snap'
                          | 'heart'
                          | 'beckon'
                          | 'paw'
                          | 'clasp'
                          | 'pressed'
                          | 'rest'
                          | 'type'
                          | undefined
                        right?:
                          | 'relaxed'
                          | 'soft'
                          | 'flat'
                          | 'closed'
                          | 'spread'
                          | 'fist'
                          | 'point'
                          | 'peace'
                          | 'thumb'
                          | 'grip'
                          | 'hold'
                          | 'between'
                          | 'pinch'
                          | 'claw'
                          | 'ring'
                          | 'horns'
                          | 'gun'
                          | 'snap'
                          | 'heart'
                          | 'beckon'
                          | 'paw'
                          | 'clasp'
                          | 'pressed'
                          | 'rest'
                          | 'type'
                          | undefined
                      }
                    | undefined
                  lift?: number | undefined
                }
              | null
              | undefined
            poseToId?: string | null | undefined
            jointsTo?:
              | {
                  bones?:
                    | {
                        hips?: readonly unknown[] | undefined
                        spine?: readonly unknown[] | undefined
                        chest?: readonly unknown[] | undefined
                        upperChest?: readonly unknown[] | undefined
                        neck?: readonly unknown[] | undefined
                        head?: readonly unknown[] | undefined
                        leftShoulder?: readonly unknown[] | undefined
                        leftUpperArm?: readonly unknown[] | undefined
                        leftLowerArm?: readonly unknown[] | undefined
                        leftHand?: readonly unknown[] | undefined
                        leftUpperLeg?: readonly unknown[] | undefined
                        leftLowerLeg?: readonly unknown[] | undefined
                        leftFoot?: readonly unknown[] | undefined
                        rightShoulder?: readonly unknown[] | undefined
                        rightUpperArm?: readonly unknown[] | undefined
                        rightLowerArm?: readonly unknown[] | undefined
                        rightHand?: readonly unknown[] | undefined
                        rightUpperLeg?: readonly unknown[] | undefined
                        rightLowerLeg?: readonly unknown[] | undefined
                        rightFoot?: readonly unknown[] | undefined
                      }
                    | undefined
                  hands?:
                    | {
                        left?:
                          | 'relaxed'
                          | 'soft'
                          | 'flat'
                          | 'closed'
                          | 'spread'
                          | 'fist'
                          | 'point'
                          | 'peace'
                          | 'thumb'
                          | 'grip'
                          | 'hold'
                          | 'between'
                          | 'pinch'
                          | 'claw'
                          | 'ring'
                          | 'horns'
                          | 'gun'
                          | 'snap'
                          | 'heart'
                          | 'beckon'
                          | 'paw'
                          | 'clasp'
                          | 'pressed'
                          | 'rest'
                          | 'type'
                          | undefined
                        right?:
                          | 'relaxed'
                          | 'soft'
                          | 'flat'
                          | 'closed'
                          | 'spread'
                          | 'fist'
                          | 'point'
                          | 'peace'
                          | 'thumb'
                          | 'grip'
                          | 'hold'
                          | 'between'
                          | 'pinch'
                          | 'claw'
                          | 'ring'
                          | 'horns'
                          | 'gun'
                          | 'snap'
                          | 'heart'
                          | 'beckon'
                          | 'paw'
                          | 'clasp'
                          | 'pressed'
                          | 'rest'
                          | 'type'
                          | undefined
                      }
                    | undefined
                  lift?: number | undefined
                }
              | null
              | undefined
            looksAt?: string | null | undefined
          }[]
        | null
        | undefined
      kind?: 'image' | 'video' | undefined
      prompt?: string | null | undefined
      negativePrompt?: string | null | undefined
      style?: string | null | undefined
      pose?: string | null | undefined
      poseId?: string | null | undefined
      joints?:
        | {
            bones?:
              | {
                  hips?: readonly unknown[] | undefined
                  spine?: readonly unknown[] | undefined
                  chest?: readonly unknown[] | undefined
                  upperChest?: readonly unknown[] | undefined
                  neck?: readonly unknown[] | undefined
                  head?: readonly unknown[] | undefined
                  leftShoulder?: readonly unknown[] | undefined
                  leftUpperArm?: readonly unknown[] | undefined
                  leftLowerArm?: readonly unknown[] | undefined
                  leftHand?: readonly unknown[] | undefined
                  leftUpperLeg?: readonly unknown[] | undefined
                  leftLowerLeg?: readonly unknown[] | undefined
                  leftFoot?: readonly unknown[] | undefined
                  rightShoulder?: readonly unknown[] | undefined
                  rightUpperArm?: readonly unknown[] | undefined
                  rightLowerArm?: readonly unknown[] | undefined
                  rightHand?: readonly unknown[] | undefined
                  rightUpperLeg?: readonly unknown[] | undefined
                  rightLowerLeg?: readonly unknown[] | undefined
                  rightFoot?: readonly unknown[] | undefined
                }
              | undefined
            hands?:
              | {
                  left?:
                    | 'relaxed'
                    | 'soft'
                    | 'flat'
                    | 'closed'
                    | 'spread'
                    | 'fist'
                    | 'point'
                    | 'peace'
                    | 'thumb'
                    | 'grip'
                    | 'hold'
                    | 'between'
                    | 'pinch'
                    | 'claw'
                    | 'ring'
                    | 'horns'
                    | 'gun'
                    | 'snap'
                    | 'heart'
                    | 'beckon'
                    | 'paw'
                    | 'clasp'
                    | 'pressed'
                    | 'rest'
                    | 'type'
                    | undefined
                  right?:
                    | 'relaxed'
                    | 'soft'
                    | 'flat'
                    | 'closed'
                    | 'spread'
                    | 'fist'
                    | 'point'
                    | 'peace'
                    | 'thumb'
                    | 'grip'
                    | 'hold'
                    | 'between'
                    | 'pinch'
                    | 'claw'
                    | 'ring'
                    | 'horns'
                    | 'gun'
                    | 'snap'
                    | 'heart'
                    | 'beckon'
                    | 'paw'
                    | 'clasp'
                    | 'pressed'
                    | 'rest'
                    | 'type'
                    | undefined
                }
              | undefined
            lift?: number | undefined
          }
        | null
        | undefined
      poseToId?: string | null | undefined
      jointsTo?:
        | {
            bones?:
              | {
                  hips?: readonly unknown[] | undefined
                  spine?: readonly unknown[] | undefined
                  chest?: readonly unknown[] | undefined
                  upperChest?: readonly unknown[] | undefined
                  neck?: readonly unknown[] | undefined
                  head?: readonly unknown[] | undefined
                  leftShoulder?: readonly unknown[] | undefined
                  leftUpperArm?: readonly unknown[] | undefined
                  leftLowerArm?: readonly unknown[] | undefined
                  leftHand?: readonly unknown[] | undefined
                  leftUpperLeg?: readonly unknown[] | undefined
                  leftLowerLeg?: readonly unknown[] | undefined
                  leftFoot?: readonly unknown[] | undefined
                  rightShoulder?: readonly unknown[] | undefined
                  rightUpperArm?: readonly unknown[] | undefined
                  rightLowerArm?: readonly unknown[] | undefined
                  rightHand?: readonly unknown[] | undefined
                  rightUpperLeg?: readonly unknown[] | undefined
                  rightLowerLeg?: readonly unknown[] | undefined
                  rightFoot?: readonly unknown[] | undefined
                }
              | undefined
            hands?:
              | {
                  left?:
                    | 'relaxed'
                    | 'soft'
                    | 'flat'
                    | 'closed'
                    | 'spread'
                    | 'fist'
                    | 'point'
                    | 'peace'
                    | 'thumb'
                    | 'grip'
                    | 'hold'
                    | 'between'
                    | 'pinch'
                    | 'claw'
                    | 'ring'
                    | 'horns'
                    | 'gun'
                    | 'snap'
                    | 'heart'
                    | 'beckon'
                    | 'paw'
                    | 'clasp'
                    | 'pressed'
                    | 'rest'
                    | 'type'
                    | undefined
                  right?:
                    | 'relaxed'
                    | 'soft'
                    | 'flat'
                    | 'closed'
                    | 'spread'
                    | 'fist'
                    | 'point'
                    | 'peace'
                    | 'thumb'
                    | 'grip'
                    | 'hold'
                    | 'between'
                    | 'pinch'
                    | 'claw'
                    | 'ring'
                    | 'horns'
                    | 'gun'
                    | 'snap'
                    | 'heart'
                    | 'beckon'
                    | 'paw'
                    | 'clasp'
                    | 'pressed'
                    | 'rest'
                    | 'type'
                    | undefined
                }
              | undefined
            lift?: number | undefined
          }
        | null
        | undefined
      outfit?: string | null | undefined
      outfitId?: string | null | undefined
      colours?: readonly string[] | null | undefined
      background?: string | null | undefined
      expression?: string | null | undefined
      framing?: string | null | undefined
      time?: string | null | undefined
      weather?: string | null | undefined
      angle?: string | null | undefined
      view?: string | null | undefined
      light?: string | null | undefined
      effects?: readonly string[] | null | undefined
      scenery?: readonly string[] | null | undefined
      aspect?: string | null | undefined
      size?: string | null | undefined
      motion?: string | null | undefined
      camera?: string | null | undefined
      durationSeconds?: number | null | undefined
      count?: number | null | undefined
      seed?: number | null | undefined
      strength?: number | null | undefined
      guidance?: { kind: 'depth' | 'pose' | 'lines' | 'render'; strength: number } | null | undefined
      likeness?: number | null | undefined
      retries?: { times: number; below?: number | undefined } | null | undefined
      engine?: string | null | undefined
      albumId?: string | null | undefined
      parentMediaId?: string | null | undefined
      enlarge?: boolean | null | undefined
      change?:
        | {
            mediaId: string
            part:
              | 'hair'
              | 'face'
              | 'top'
              | 'bottom'
              | 'shoes'
              | 'accessories'
              | 'background'
              | 'light'
              | 'pose'
              | 'painted'
            person?: number | undefined
            maskFileId?: string | undefined
            strokes?:
              | readonly {
                  shape?: 'line' | 'box' | undefined
                  points: readonly number[]
                  size?: number | undefined
                  erase?: boolean | undefined
                }[]
              | undefined
          }
        | null
        | undefined
      hairStyle?: string | null | undefined
      hairColour?: string | null | undefined
      accessories?: readonly string[] | null | undefined
    }
    answer: Generation
  }
  /** List generations. */
  'GET /generations': { query?: { queries?: readonly string[] }; answer: GenerationList }
  /** One generation. */
  'GET /generations/{generationId}': { path: { generationId: string }; answer: Generation }
  /** Cancel a generation. */
  'DELETE /generations/{generationId}': { path: { generationId: string }; answer: undefined }
  /** Cancel all that wait, or all that are under way. */
  'POST /generations/cancel': { body: { scope: 'waiting' | 'all' }; answer: CancelledGenerations }
  /** Have it drawn before the others that wait. */
  'POST /generations/{generationId}/first': { path: { generationId: string }; answer: undefined }
  /** Ask for the same once more. */
  'POST /generations/{generationId}/retry': { path: { generationId: string }; answer: Generation }
  /** A small picture of what is being drawn. */
  'GET /generations/{generationId}/preview': { path: { generationId: string }; answer: Uint8Array }
  /** How alike the pictures of a character are. */
  'POST /characters/{characterId}/likeness': { path: { characterId: string }; answer: LikenessMeasured }
  /** What an engine would be guided by for such a request. */
  'POST /stage': {
    query?: { kind?: 'depth' | 'pose' | 'lines' | 'render'; longest?: number }
    body: {
      characterId: string
      characterIds?: readonly string[] | null | undefined
      arrangement?: string | null | undefined
      cast?:
        | readonly {
            characterId: string
            expression?: string | null | undefined
            outfit?: string | null | undefined
            colours?: readonly string[] | null | undefined
            pose?: string | null | undefined
            poseId?: string | null | undefined
            joints?:
              | {
                  bones?:
                    | {
                        hips?: readonly unknown[] | undefined
                        spine?: readonly unknown[] | undefined
                        chest?: readonly unknown[] | undefined
                        upperChest?: readonly unknown[] | undefined
                        neck?: readonly unknown[] | undefined
                        head?: readonly unknown[] | undefined
                        leftShoulder?: readonly unknown[] | undefined
                        leftUpperArm?: readonly unknown[] | undefined
                        leftLowerArm?: readonly unknown[] | undefined
                        leftHand?: readonly unknown[] | undefined
                        leftUpperLeg?: readonly unknown[] | undefined
                        leftLowerLeg?: readonly unknown[] | undefined
                        leftFoot?: readonly unknown[] | undefined
                        rightShoulder?: readonly unknown[] | undefined
                        rightUpperArm?: readonly unknown[] | undefined
                        rightLowerArm?: readonly unknown[] | undefined
                        rightHand?: readonly unknown[] | undefined
                        rightUpperLeg?: readonly unknown[] | undefined
                        rightLowerLeg?: readonly unknown[] | undefined
                        rightFoot?: readonly unknown[] | undefined
                      }
                    | undefined
                  hands?:
                    | {
                        left?:
                          | 'relaxed'
                          | 'soft'
                          | 'flat'
                          | 'closed'
                          | 'spread'
                          | 'fist'
                          | 'point'
                          | 'peace'
                          | 'thumb'
                          | 'grip'
                          | 'hold'
                          | 'between'
                          | 'pinch'
                          | 'claw'
                          | 'ring'
                          | 'horns'
                          | 'gun'
                          | 'snap'
                          | 'heart'
                          | 'beckon'
                          | 'paw'
                          | 'clasp'
                          | 'pressed'
                          | 'rest'
                          | 'type'
                          | undefined
                        right?:
                          | 'relaxed'
                          | 'soft'
                          | 'flat'
                          | 'closed'
                          | 'spread'
                          | 'fist'
                          | 'point'
                          | 'peace'
                          | 'thumb'
                          | 'grip'
                          | 'hold'
                          | 'between'
                          | 'pinch'
                          | 'claw'
                          | 'ring'
                          | 'horns'
                          | 'gun'
                          | 'snap'
                          | 'heart'
                          | 'beckon'
                          | 'paw'
                          | 'clasp'
                          | 'pressed'
                          | 'rest'
                          | 'type'
                          | undefined
                      }
                    | undefined
                  lift?: number | undefined
                }
              | null
              | undefined
            poseToId?: string | null | undefined
            jointsTo?:
              | {
                  bones?:
                    | {
                        hips?: readonly unknown[] | undefined
                        spine?: readonly unknown[] | undefined
                        chest?: readonly unknown[] | undefined
                        upperChest?: readonly unknown[] | undefined
                        neck?: readonly unknown[] | undefined
                        head?: readonly unknown[] | undefined
                        leftShoulder?: readonly unknown[] | undefined
                        leftUpperArm?: readonly unknown[] | undefined
                        leftLowerArm?: readonly unknown[] | undefined
                        leftHand?: readonly unknown[] | undefined
                        leftUpperLeg?: readonly unknown[] | undefined
                        leftLowerLeg?: readonly unknown[] | undefined
                        leftFoot?: readonly unknown[] | undefined
                        rightShoulder?: readonly unknown[] | undefined
                        rightUpperArm?: readonly unknown[] | undefined
                        rightLowerArm?: readonly unknown[] | undefined
                        rightHand?: readonly unknown[] | undefined
                        rightUpperLeg?: readonly unknown[] | undefined
                        rightLowerLeg?: readonly unknown[] | undefined
                        rightFoot?: readonly unknown[] | undefined
                      }
                    | undefined
                  hands?:
                    | {
                        left?:
                          | 'relaxed'
                          | 'soft'
                          | 'flat'
                          | 'closed'
                          | 'spread'
                          | 'fist'
                          | 'point'
                          | 'peace'
                          | 'thumb'
                          | 'grip'
                          | 'hold'
                          | 'between'
                          | 'pinch'
                          | 'claw'
                          | 'ring'
                          | 'horns'
                          | 'gun'
                          | 'snap'
                          | 'heart'
                          | 'beckon'
                          | 'paw'
                          | 'clasp'
                          | 'pressed'
                          | 'rest'
                          | 'type'
                          | undefined
                        right?:
                          | 'relaxed'
                          | 'soft'
                          | 'flat'
                          | 'closed'
                          | 'spread'
                          | 'fist'
                          | 'point'
                          | 'peace'
                          | 'thumb'
                          | 'grip'
                          | 'hold'
                          | 'between'
                          | 'pinch'
                          | 'claw'
                          | 'ring'
                          | 'horns'
                          | 'gun'
                          | 'snap'
                          | 'heart'
                          | 'beckon'
                          | 'paw'
                          | 'clasp'
                          | 'pressed'
                          | 'rest'
                          | 'type'
                          | undefined
                      }
                    | undefined
                  lift?: number | undefined
                }
              | null
              | undefined
            looksAt?: string | null | undefined
          }[]
        | null
        | undefined
      kind?: 'image' | 'video' | undefined
      prompt?: string | null | undefined
      negativePrompt?: string | null | undefined
      style?: string | null | undefined
      pose?: string | null | undefined
      poseId?: string | null | undefined
      joints?:
        | {
            bones?:
              | {
                  hips?: readonly unknown[] | undefined
                  spine?: readonly unknown[] | undefined
                  chest?: readonly unknown[] | undefined
                  upperChest?: readonly unknown[] | undefined
                  neck?: readonly unknown[] | undefined
                  head?: readonly unknown[] | undefined
                  leftShoulder?: readonly unknown[] | undefined
                  leftUpperArm?: readonly unknown[] | undefined
                  leftLowerArm?: readonly unknown[] | undefined
                  leftHand?: readonly unknown[] | undefined
                  leftUpperLeg?: readonly unknown[] | undefined
                  leftLowerLeg?: readonly unknown[] | undefined
                  leftFoot?: readonly unknown[] | undefined
                  rightShoulder?: readonly unknown[] | undefined
                  rightUpperArm?: readonly unknown[] | undefined
                  rightLowerArm?: readonly unknown[] | undefined
                  rightHand?: readonly unknown[] | undefined
                  rightUpperLeg?: readonly unknown[] | undefined
                  rightLowerLeg?: readonly unknown[] | undefined
                  rightFoot?: readonly unknown[] | undefined
                }
              | undefined
            hands?:
              | {
                  left?:
                    | 'relaxed'
                    | 'soft'
                    | 'flat'
                    | 'closed'
                    | 'spread'
                    | 'fist'
                    | 'point'
                    | 'peace'
                    | 'thumb'
                    | 'grip'
                    | 'hold'
                    | 'between'
                    | 'pinch'
                    | 'claw'
                    | 'ring'
                    | 'horns'
                    | 'gun'
                    | 'snap'
                    | 'heart'
                    | 'beckon'
                    | 'paw'
                    | 'clasp'
                    | 'pressed'
                    | 'rest'
                    | 'type'
                    | undefined
                  right?:
                    | 'relaxed'
                    | 'soft'
                    | 'flat'
                    | 'closed'
                    | 'spread'
                    | 'fist'
                    | 'point'
                    | 'peace'
                    | 'thumb'
                    | 'grip'
                    | 'hold'
                    | 'between'
                    | 'pinch'
                    | 'claw'
                    | 'ring'
                    | 'horns'
                    | 'gun'
                    | 'snap'
                    | 'heart'
                    | 'beckon'
                    | 'paw'
                    | 'clasp'
                    | 'pressed'
                    | 'rest'
                    | 'type'
                    | undefined
                }
              | undefined
            lift?: number | undefined
          }
        | null
        | undefined
      poseToId?: string | null | undefined
      jointsTo?:
        | {
            bones?:
              | {
                  hips?: readonly unknown[] | undefined
                  spine?: readonly unknown[] | undefined
                  chest?: readonly unknown[] | undefined
                  upperChest?: readonly unknown[] | undefined
                  neck?: readonly unknown[] | undefined
                  head?: readonly unknown[] | undefined
                  leftShoulder?: readonly unknown[] | undefined
                  leftUpperArm?: readonly unknown[] | undefined
                  leftLowerArm?: readonly unknown[] | undefined
                  leftHand?: readonly unknown[] | undefined
                  leftUpperLeg?: readonly unknown[] | undefined
                  leftLowerLeg?: readonly unknown[] | undefined
                  leftFoot?: readonly unknown[] | undefined
                  rightShoulder?: readonly unknown[] | undefined
                  rightUpperArm?: readonly unknown[] | undefined
                  rightLowerArm?: readonly unknown[] | undefined
                  rightHand?: readonly unknown[] | undefined
                  rightUpperLeg?: readonly unknown[] | undefined
                  rightLowerLeg?: readonly unknown[] | undefined
                  rightFoot?: readonly unknown[] | undefined
                }
              | undefined
            hands?:
              | {
                  left?:
                    | 'relaxed'
                    | 'soft'
                    | 'flat'
                    | 'closed'
                    | 'spread'
                    | 'fist'
                    | 'point'
                    | 'peace'
                    | 'thumb'
                    | 'grip'
                    | 'hold'
                    | 'between'
                    | 'pinch'
                    | 'claw'
                    | 'ring'
                    | 'horns'
                    | 'gun'
                    | 'snap'
                    | 'heart'
                    | 'beckon'
                    | 'paw'
                    | 'clasp'
                    | 'pressed'
                    | 'rest'
                    | 'type'
                    | undefined
                  right?:
                    | 'relaxed'
                    | 'soft'
                    | 'flat'
                    | 'closed'
                    | 'spread'
                    | 'fist'
                    | 'point'
                    | 'peace'
                    | 'thumb'
                    | 'grip'
                    | 'hold'
                    | 'between'
                    | 'pinch'
                    | 'claw'
                    | 'ring'
                    | 'horns'
                    | 'gun'
                    | 'snap'
                    | 'heart'
                    | 'beckon'
                    | 'paw'
                    | 'clasp'
                    | 'pressed'
                    | 'rest'
                    | 'type'
                    | undefined
                }
              | undefined
            lift?: number | undefined
          }
        | null
        | undefined
      outfit?: string | null | undefined
      outfitId?: string | null | undefined
      colours?: readonly string[] | null | undefined
      background?: string | null | undefined
      expression?: string | null | undefined
      framing?: string | null | undefined
      time?: string | null | undefined
      weather?: string | null | undefined
      angle?: string | null | undefined
      view?: string | null | undefined
      light?: string | null | undefined
      effects?: readonly string[] | null | undefined
      scenery?: readonly string[] | null | undefined
      aspect?: string | null | undefined
      size?: string | null | undefined
      motion?: string | null | undefined
      camera?: string | null | undefined
      durationSeconds?: number | null | undefined
      count?: number | null | undefined
      seed?: number | null | undefined
      strength?: number | null | undefined
      guidance?: { kind: 'depth' | 'pose' | 'lines' | 'render'; strength: number } | null | undefined
      likeness?: number | null | undefined
      retries?: { times: number; below?: number | undefined } | null | undefined
      engine?: string | null | undefined
      albumId?: string | null | undefined
      parentMediaId?: string | null | undefined
      enlarge?: boolean | null | undefined
      change?:
        | {
            mediaId: string
            part:
              | 'hair'
              | 'face'
              | 'top'
              | 'bottom'
              | 'shoes'
              | 'accessories'
              | 'background'
              | 'light'
              | 'pose'
              | 'painted'
            person?: number | undefined
            maskFileId?: string | undefined
            strokes?:
              | readonly {
                  shape?: 'line' | 'box' | undefined
                  points: readonly number[]
                  size?: number | undefined
                  erase?: boolean | undefined
                }[]
              | undefined
          }
        | null
        | undefined
      hairStyle?: string | null | undefined
      hairColour?: string | null | undefined
      accessories?: readonly string[] | null | undefined
    }
    answer: Uint8Array
  }
  /** What an engine will make of a prompt. */
  'POST /readings': {
    body: {
      text: string
      characterIds?: readonly string[] | null | undefined
      engine?: string | null | undefined
      arrangement?: string | null | undefined
      pose?: string | null | undefined
      negative?: boolean | null | undefined
      kind?: ('image' | 'video') | null | undefined
      durationSeconds?: number | null | undefined
    }
    answer: Reading
  }
  /** Who draws here, and what they can. */
  'GET /engines': { answer: EngineList }
  /** A small picture of one choice. */
  'GET /engines/{engineId}/samples/{list}/{choice}': {
    path: { engineId: string; list: string; choice: string }
    answer: Uint8Array
  }
  /** The same change to many pictures and videos. */
  'PATCH /media': {
    body: {
      ids: readonly string[]
      favorite?: boolean | undefined
      rating?: number | null | undefined
      characterId?: string | null | undefined
      trashed?: boolean | undefined
      addAlbumIds?: readonly string[] | undefined
      removeAlbumIds?: readonly string[] | undefined
    }
    answer: MediaTouched
  }
  /** Delete pictures and videos for ever. */
  'DELETE /media': { body: { ids: readonly string[] }; answer: MediaTouched }
  /** Empty the trash. */
  'DELETE /media/trash': { answer: MediaTouched }
  /** How many there are in each month. */
  'GET /media/months': { query?: { queries?: readonly string[] }; answer: MediaMonths }
  /** How many there are of each kind. */
  'GET /media/counts': { answer: MediaCounts }
  /** Pictures and videos that show or say it, best first, each with the reason. */
  'GET /media/find': {
    query: { q: string; limit?: number; cursor?: string | null; trash?: 'true' | 'false'; queries?: readonly string[] }
    answer: MediaFound
  }
  /** Files as one zip, streamed. */
  'GET /media/archive': { query: { ids: readonly string[]; format?: 'png' | 'webp' | 'jpeg' }; answer: Uint8Array }
  /** Many files as one zip, streamed. */
  'POST /media/archive': {
    body: { ids: readonly string[]; format?: 'png' | 'webp' | 'jpeg' | undefined }
    answer: Uint8Array
  }
  /** A picture to keep, in the format that is asked for. */
  'GET /media/{mediaId}/file': {
    path: { mediaId: string }
    query: { format: 'png' | 'webp' | 'jpeg' }
    answer: Uint8Array
  }
  /** A still for a video of one’s own. */
  'PUT /media/{mediaId}/poster': { path: { mediaId: string }; body: FormData; answer: MediaPoster }
  /** Whether others may look at it. */
  'GET /media/{mediaId}/share': { path: { mediaId: string }; answer: ShareState }
  /** A link by which others may look at it. */
  'POST /media/{mediaId}/share': {
    path: { mediaId: string }
    body: {
      expire?: string | null | undefined
      password?: string | null | undefined
      includeRecipe?: boolean | null | undefined
    }
    answer: ShareLink
  }
  /** Take the link back. */
  'DELETE /media/{mediaId}/share': { path: { mediaId: string }; answer: undefined }
  /** Whether others may look at an album. */
  'GET /albums/{albumId}/share': { path: { albumId: string }; answer: ShareState }
  /** A link by which others may look at what is in an album. */
  'POST /albums/{albumId}/share': {
    path: { albumId: string }
    body: {
      expire?: string | null | undefined
      password?: string | null | undefined
      includeRecipe?: boolean | null | undefined
    }
    answer: ShareLink
  }
  /** Take the link back. */
  'DELETE /albums/{albumId}/share': { path: { albumId: string }; answer: undefined }
  /** Whether others may read a story. */
  'GET /stories/{storyId}/share': { path: { storyId: string }; answer: ShareState }
  /** A link by which others may read a story. */
  'POST /stories/{storyId}/share': {
    path: { storyId: string }
    body: {
      expire?: string | null | undefined
      password?: string | null | undefined
      includeRecipe?: boolean | null | undefined
    }
    answer: ShareLink
  }
  /** Take the link back. */
  'DELETE /stories/{storyId}/share': { path: { storyId: string }; answer: undefined }
  /** A story as a file, streamed. */
  'GET /stories/{storyId}/export': {
    path: { storyId: string }
    query: { format: 'pdf' | 'png' | 'cbz'; page?: number }
    answer: Uint8Array
  }
  /** Everything that made it. */
  'GET /media/{mediaId}/recipe': { path: { mediaId: string }; answer: Recipe }
  /** What is where in a picture: a number a pixel. */
  'GET /media/{mediaId}/parts': { path: { mediaId: string }; answer: Uint8Array }
  /** Whether the recipe in a file makes it again. */
  'POST /recipes/verify': { query?: { redraw?: 'true' | 'false' }; body: FormData; answer: RecipeVerdict }
  /** What is known of a file: who signed it, whether it was changed. */
  'POST /provenance/check': { body: FormData; answer: ProvenanceCheck }
}

/** What only people open, or everybody. */
export type PageOperations = {
  /** The account of whoever asks. */
  'GET /account': { answer: User }
  /** Make an account. */
  'POST /account': {
    body: { userId: string; email: string; password: string; name?: string | null | undefined }
    answer: User
  }
  /** Delete the account and everything that belongs to it. */
  'DELETE /account': { body: { confirm: string }; answer: undefined }
  /** Change the name. */
  'PATCH /account/name': { body: { name: string }; answer: User }
  /** Change the address. */
  'PATCH /account/email': { body: { email: string; password: string }; answer: User }
  /** Change the number. */
  'PATCH /account/phone': { body: { phone: string; password: string }; answer: User }
  /** Change the password. */
  'PATCH /account/password': { body: { password: string; oldPassword?: string | null | undefined }; answer: User }
  /** Read the preferences. */
  'GET /account/prefs': { answer: Prefs }
  /** Replace the preferences. */
  'PATCH /account/prefs': { body: { prefs: Readonly<Record<string, unknown>> }; answer: User }
  /** Block the account. */
  'PATCH /account/status': { answer: User }
  /** What happened to the account. */
  'GET /account/logs': { query?: { queries?: readonly string[] }; answer: LogList }
  /** A token that stands for this session. */
  'POST /account/jwt': { answer: Jwt }
  /** Every session of the account. */
  'GET /account/sessions': { answer: SessionList }
  /** End every session. */
  'DELETE /account/sessions': { answer: undefined }
  /** Sign in with address and password. */
  'POST /account/sessions': { body: { email: string; password: string }; answer: Session }
  /** One session. */
  'GET /account/sessions/{sessionId}': { path: { sessionId: string }; answer: Session }
  /** Extend a session. */
  'PATCH /account/sessions/{sessionId}': { path: { sessionId: string }; answer: Session }
  /** End a session. */
  'DELETE /account/sessions/{sessionId}': { path: { sessionId: string }; answer: undefined }
  /** Sign in with address and password. */
  'POST /account/sessions/email': { body: { email: string; password: string }; answer: Session }
  /** Sign in as nobody in particular. */
  'POST /account/sessions/anonymous': { answer: Session }
  /** Something for a wallet to sign. */
  'POST /account/tokens/wallet': { body: { address?: string | null | undefined }; answer: WalletChallenge }
  /** Sign in with what a wallet has signed. */
  'POST /account/sessions/wallet': {
    body: {
      nonce: string
      address: string
      signedMessage?: string | null | undefined
      signature?: string | null | undefined
      transaction?: string | null | undefined
    }
    answer: Session
  }
  /** Sign in with a secret that was sent. */
  'POST /account/sessions/token': { body: { userId: string; secret: string }; answer: Session }
  /** Sign in with what a link carried. */
  'PUT /account/sessions/magic-url': { body: { userId: string; secret: string }; answer: Session }
  /** Have a link sent by mail. */
  'POST /account/sessions/magic-url': {
    body: { userId: string; email: string; url?: string | null | undefined; phrase?: boolean | null | undefined }
    answer: Token
  }
  /** Sign in with the code of a text message. */
  'PUT /account/sessions/phone': { body: { userId: string; secret: string }; answer: Session }
  /** Have a code sent by text message. */
  'POST /account/sessions/phone': { body: { userId: string; phone: string }; answer: Token }
  /** Have a code sent by mail. */
  'POST /account/tokens/email': {
    body: { userId: string; email: string; phrase?: boolean | null | undefined }
    answer: Token
  }
  /** Have a link sent by mail. */
  'POST /account/tokens/magic-url': {
    body: { userId: string; email: string; url?: string | null | undefined; phrase?: boolean | null | undefined }
    answer: Token
  }
  /** Have a code sent by text message. */
  'POST /account/tokens/phone': { body: { userId: string; phone: string }; answer: Token }
  /** Have a link for a new password sent. */
  'POST /account/recovery': { body: { email: string; url: string }; answer: Token }
  /** Choose a new password. */
  'PUT /account/recovery': { body: { userId: string; secret: string; password: string }; answer: Token }
  /** Have a link sent that proves the address. */
  'POST /account/verification': { body: { url: string }; answer: Token }
  /** Prove the address. */
  'PUT /account/verification': { body: { userId: string; secret: string }; answer: Token }
  /** Have a code sent that proves the number. */
  'POST /account/verification/phone': { answer: Token }
  /** Prove the number. */
  'PUT /account/verification/phone': { body: { userId: string; secret: string }; answer: Token }
  /** Want a second factor, or none. */
  'PATCH /account/mfa': { body: { mfa: boolean }; answer: User }
  /** What the account can be asked for. */
  'GET /account/mfa/factors': { answer: MfaFactors }
  /** A secret for an authenticator app. */
  'POST /account/mfa/authenticators/{type}': { path: { type: string }; answer: MfaType }
  /** Show that the app has it. */
  'PUT /account/mfa/authenticators/{type}': { path: { type: string }; body: { otp: string }; answer: User }
  /** Take the app away. */
  'DELETE /account/mfa/authenticators/{type}': { path: { type: string }; body: { otp: string }; answer: undefined }
  /** Be asked for a factor. */
  'POST /account/mfa/challenge': { body: { factor: 'email' | 'phone' | 'totp' | 'recoverycode' }; answer: MfaChallenge }
  /** Show the factor. */
  'PUT /account/mfa/challenge': { body: { challengeId: string; otp: string }; answer: Session }
  /** Make recovery codes. */
  'POST /account/mfa/recovery-codes': { answer: MfaRecoveryCodes }
  /** Make others in their place. */
  'PATCH /account/mfa/recovery-codes': { answer: MfaRecoveryCodes }
  /** Read the recovery codes. */
  'GET /account/mfa/recovery-codes': { answer: MfaRecoveryCodes }
  /** Whether one has to show again who one is. */
  'GET /account/proof': { answer: ProofState }
  /** Show the password again. */
  'PUT /account/proof/password': { body: { password: string }; answer: Session }
  /** Something for the wallet to sign. */
  'POST /account/proof/wallet': { body: { address?: string | null | undefined }; answer: WalletChallenge }
  /** Show the wallet again. */
  'PUT /account/proof/wallet': {
    body: {
      nonce: string
      address: string
      signedMessage?: string | null | undefined
      signature?: string | null | undefined
      transaction?: string | null | undefined
    }
    answer: Session
  }
  /** Accounts elsewhere that open this one. */
  'GET /account/identities': { query?: { queries?: readonly string[] }; answer: IdentityList }
  /** Link a wallet to an account that has none. */
  'POST /account/identities/wallet': {
    body: {
      nonce: string
      address: string
      signedMessage?: string | null | undefined
      signature?: string | null | undefined
      transaction?: string | null | undefined
    }
    answer: Identity
  }
  /** Take a way in away, unless it is the last. */
  'DELETE /account/identities/{identityId}': { path: { identityId: string }; answer: undefined }
  /** Tell this browser what has finished. */
  'POST /account/targets/push': {
    body: { targetId: string; identifier: string; providerId?: string | null | undefined }
    answer: Target
  }
  /** The browser has another subscription. */
  'PUT /account/targets/{targetId}/push': { path: { targetId: string }; body: { identifier: string }; answer: Target }
  /** Tell this browser nothing more. */
  'DELETE /account/targets/{targetId}/push': { path: { targetId: string }; answer: undefined }
  /** Sign in at a provider, or link it. */
  'GET /account/sessions/oauth2/{provider}': {
    path: { provider: string }
    query?: { success?: string; failure?: string; scopes?: readonly string[]; project?: string }
    answer: undefined
  }
  /** The same, ending in a token for the page that asked. */
  'GET /account/tokens/oauth2/{provider}': {
    path: { provider: string }
    query?: { success?: string; failure?: string; scopes?: readonly string[]; project?: string }
    answer: undefined
  }
  /** Where providers send people back to. */
  'GET /account/sessions/oauth2/callback/{provider}/{projectId}': {
    path: { provider: string; projectId: string }
    query?: { code?: string; state?: string; error?: string }
    answer: undefined
  }
  /** The same, for providers that use a form. */
  'POST /account/sessions/oauth2/callback/{provider}/{projectId}': {
    path: { provider: string; projectId: string }
    body: { code?: string | undefined; state?: string | undefined; error?: string | undefined }
    answer: undefined
  }
  /** Where that leads. */
  'GET /account/sessions/oauth2/{provider}/redirect': {
    path: { provider: string }
    query: { code?: string; state?: string; error?: string; project: string }
    answer: undefined
  }
  /** Keys of the account, without their secrets. */
  'GET /account/keys': { answer: KeyList }
  /** A key for a program; its secret is told this once. */
  'POST /account/keys': {
    body: { name: string; scopes: readonly ('read' | 'generate' | 'write')[]; expire?: string | null | undefined }
    answer: KeyWithSecret
  }
  /** Revoke a key. */
  'DELETE /account/keys/{keyId}': { path: { keyId: string }; answer: undefined }
  /** Addresses that are told of events. */
  'GET /account/hooks': { answer: HookList }
  /** Have an address told of events; what they are signed with is told this once. */
  'POST /account/hooks': {
    body: {
      url: string
      events: readonly (
        | 'generation.completed'
        | 'generation.failed'
        | 'generation.cancelled'
        | 'media.created'
        | 'character.created'
        | 'character.updated'
        | 'character.deleted'
      )[]
    }
    answer: HookWithSecret
  }
  /** Turn a hook on or off. */
  'PATCH /account/hooks/{hookId}': { path: { hookId: string }; body: { enabled: boolean }; answer: Hook }
  /** Tell an address nothing more. */
  'DELETE /account/hooks/{hookId}': { path: { hookId: string }; answer: undefined }
  /** What was sent lately, and what came back. */
  'GET /account/hooks/{hookId}/deliveries': { path: { hookId: string }; answer: HookDeliveryList }
  /** Send it once more. */
  'POST /account/hooks/{hookId}/deliveries/{deliveryId}': {
    path: { hookId: string; deliveryId: string }
    answer: HookDelivery
  }
  /** Everything as a zip: JSON, files, and a page to look at. */
  'GET /account/export': { answer: Uint8Array }
  /** Take an exported zip back, as the body itself or in a form. */
  'POST /account/import': { body: FormData; answer: AccountImport }
  /** How much the account keeps, of what, and how much it may. */
  'GET /account/storage': { answer: AccountStorage }
  /** What the account has asked for, latest first. */
  'GET /account/prompts': { query?: { search?: string; limit?: number; offset?: number }; answer: PromptList }
  /** Add prompts that a browser has kept, where they are not there yet. */
  'POST /account/prompts': { body: { prompts: readonly string[] }; answer: undefined }
  /** Forget every prompt. */
  'DELETE /account/prompts': { answer: undefined }
  /** Forget one prompt. */
  'DELETE /account/prompts/{promptId}': { path: { promptId: string }; answer: undefined }
  /** What a wallet is to sign for it, and who has signed. */
  'GET /media/{mediaId}/claim': { path: { mediaId: string }; answer: MediaClaimMessage }
  /** The wallet of the account has signed for it. */
  'POST /media/{mediaId}/claim': { path: { mediaId: string }; body: { signature: string }; answer: MediaClaimed }
  /** What a wallet is to sign for many at once. */
  'POST /media/claims/message': { body: { ids: readonly string[] }; answer: MediaClaimMessage }
  /** The wallet of the account has signed for many. */
  'POST /media/claims': { body: { ids: readonly string[]; signature: string }; answer: MediaClaimed }
  /** What the account has, and what a month costs. */
  'GET /subscription': { answer: Subscription }
  /** What the wallet of the account holds. */
  'GET /subscription/balance': { answer: WalletBalance }
  /** An amount that buys a month for a quarter of an hour. */
  'POST /subscription/quotes': { answer: Quote }
  /** How far a payment has come. */
  'GET /subscription/quotes/{quoteId}': { path: { quoteId: string }; answer: Quote }
  /** A transaction for the wallet to sign. */
  'POST /subscription/quotes/{quoteId}/transaction': { path: { quoteId: string }; answer: PaymentTransaction }
  /** Pass a signed transaction on. */
  'POST /subscription/quotes/{quoteId}/submit': {
    path: { quoteId: string }
    body: { transaction: string }
    answer: SentPayment
  }
  /** Look at this transaction now. */
  'POST /subscription/payments': { body: { signature: string }; answer: SentPayment }
  /** What was paid. */
  'GET /subscription/payments': { answer: PaymentList }
  /** An avatar of shapes. */
  'GET /avatars/shapes': { query?: { seed?: string; size?: number }; answer: Uint8Array }
  /** Play money on the local ledger; in local mode only. */
  'POST /local/faucet': { body: { address: string }; answer: FaucetGift }
  /** Nobody has to look after it. */
  'GET /health': { answer: Health }
  /** The process answers. */
  'GET /health/live': { answer: Liveness }
  /** It can do its work. */
  'GET /health/ready': { answer: Readiness }
  /** This description. */
  'GET /openapi.json': { answer: OpenApi }
  /** Figures for a scraper; for the bearer of METRICS_TOKEN, 404 where that is not set. */
  'GET /metrics': { answer: Uint8Array }
  /** Whether this session may operate the studio. */
  'GET /account/operator': { answer: OperatorStanding }
  /** The installation at a glance. */
  'GET /operate': { answer: Overview }
  /** What is drawn, the newest first. */
  'GET /operate/jobs': { query?: { status?: string; limit?: number }; answer: OperatorJobs }
  /** Cancel a job. */
  'DELETE /operate/jobs/{jobId}': { path: { jobId: string }; answer: undefined }
  /** Accounts by id, wallet, e-mail address or phone number. */
  'GET /operate/accounts': { query?: { search?: string }; answer: OperatorAccounts }
  /** One account. */
  'GET /operate/accounts/{accountId}': { path: { accountId: string }; answer: OperatorAccount }
  /** Block it, let it in again, or set how much it may keep. */
  'PATCH /operate/accounts/{accountId}': {
    path: { accountId: string }
    body: { blocked?: boolean | undefined; quota?: number | null | undefined }
    answer: OperatorAccount
  }
  /** Remove it with everything it has. */
  'DELETE /operate/accounts/{accountId}': { path: { accountId: string }; body: { confirm: string }; answer: undefined }
  /** What visitors of links have reported. */
  'GET /operate/reports': { query?: { status?: string; limit?: number }; answer: OperatorReports }
  /** The picture that was reported, small. */
  'GET /operate/reports/{reportId}/picture': { path: { reportId: string }; answer: Uint8Array }
  /** Dismiss it, or take the link back. */
  'PATCH /operate/reports/{reportId}': {
    path: { reportId: string }
    body: { decision: 'dismiss' | 'unshare' }
    answer: undefined
  }
  /** What was paid, the newest first. */
  'GET /operate/payments': { query?: { status?: string; limit?: number }; answer: OperatorPayments }
  /** What went wrong on this node. */
  'GET /operate/problems': { answer: OperatorProblems }
  /** What operators have done. */
  'GET /operate/log': { answer: OperatorLog }
}
