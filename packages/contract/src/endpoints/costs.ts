/** Whose limit a request counts against; `target` is the mail address, phone or account that is asked for. */
export type Payer = 'client address' | 'account' | 'link' | 'target' | 'everyone'

/** What one request may cost the server. */
export type Cost = {
  /** What the server does, for the page of limits. */
  readonly work: string
  /** Bytes of the body at most. */
  readonly body: number
  /** Bytes of memory the request may take at most. */
  readonly memory: number
  /** Seconds of work at most; a body or an answer that streams may take longer. */
  readonly seconds: number
  readonly runsIn: 'event loop' | 'worker thread' | 'own process'
  /** An answer costs too little to count it. */
  readonly free?: true
  /** As `METHOD /path`, with `{name}` for what varies. */
  readonly routes: readonly string[]
}

const KB = 1024
const MB = 1024 * KB
const GB = 1024 * MB

const small = { body: 64 * KB, memory: MB, seconds: 1, runsIn: 'event loop' } as const

/** Reads a list of methods, each followed by its paths. */
function routesIn(list: string): readonly string[] {
  const words = list.trim().split(/\s+/)
  return words.flatMap((word, at) => {
    const method = words.slice(0, at).findLast((before) => !before.startsWith('/'))
    return word.startsWith('/') ? [`${method} ${word}`] : []
  })
}

/** Every route of the server, once each. A test compares them with the routes that are there and with their limits. */
export const costs: readonly Cost[] = [
  {
    ...small,
    work: 'Refuse an unknown route',
    free: true,
    routes: routesIn(`
      POST /* /v1/*
      PUT /* /v1/*
      PATCH /* /v1/*
      DELETE /* /v1/*
      GET /v1/*`),
  },
  {
    ...small,
    body: 0,
    work: 'Answer from memory',
    free: true,
    routes: routesIn(`
      GET /metrics /v1/metrics /v1/health/live /v1/health/ready /v1/health /v1/avatars/shapes /v1/openapi.json
        /auth/oauth2/success /auth/oauth2/failure /* /v1/engines /v1/engines/{engineId}/samples/{list}/{choice}
        /v1/looks/from-picture /v1/poses/from-picture /v1/mcp`),
  },
  {
    ...small,
    body: 0,
    seconds: 15,
    work: 'Read a few rows',
    routes: routesIn(`
      GET /v1/account /v1/account/prefs /v1/account/logs /v1/account/sessions /v1/account/sessions/{sessionId}
        /v1/account/mfa/factors /v1/account/mfa/recovery-codes /v1/account/proof /v1/account/keys
        /v1/account/identities /v1/account/hooks /v1/account/hooks/{hookId}/deliveries /v1/account/storage
        /v1/storage/buckets/{bucketId}/files/{fileId} /v1/generations/{generationId} /v1/media/{mediaId}/share
        /v1/albums/{albumId}/share /v1/stories/{storyId}/share /v1/media/{mediaId}/claim
        /v1/media/{mediaId}/recipe /v1/account/operator`),
  },
  {
    ...small,
    body: 0,
    memory: 16 * MB,
    seconds: 15,
    work: 'List rows: 25 ms beside other requests, then in a thread of its own',
    routes: routesIn(`
      GET /v1/databases/{databaseId}/collections/{collectionId}/documents
        /v1/databases/{databaseId}/collections/{collectionId}/documents/{documentId}
        /v1/storage/buckets/{bucketId}/files /v1/generations /v1/account/prompts /v1/media/months
        /v1/media/counts /v1/media/find /v1/operate /v1/operate/jobs /v1/operate/accounts
        /v1/operate/accounts/{accountId} /v1/operate/reports /v1/operate/payments /v1/operate/problems
        /v1/operate/log`),
  },
  {
    ...small,
    work: 'Change a few rows',
    routes: routesIn(`
      PATCH /v1/account/name /v1/account/status /v1/account/sessions/{sessionId}
        /v1/account/mfa /v1/account/mfa/recovery-codes /v1/account/hooks/{hookId} /v1/characters /v1/media
        /v1/operate/accounts/{accountId} /v1/operate/reports/{reportId}
      POST /v1/account/jwt /v1/account/sessions/anonymous /v1/account/sessions/token
        /v1/account/mfa/recovery-codes /v1/account/keys /v1/account/tokens/wallet /v1/account/proof/wallet
        /v1/account/sessions/wallet /v1/account/identities/wallet /v1/account/targets/push /v1/account/hooks
        /v1/account/hooks/{hookId}/deliveries/{deliveryId} /v1/generations/cancel /v1/account/prompts
        /v1/characters/{characterId}/restore /v1/characters/restore /v1/media/{mediaId}/share
        /v1/albums/{albumId}/share /v1/stories/{storyId}/share /v1/media/{mediaId}/claim
        /v1/media/claims/message /v1/media/claims
      DELETE /v1/account/sessions/{sessionId} /v1/account/sessions /v1/account/keys/{keyId}
        /v1/account/identities/{identityId} /v1/account/targets/{targetId}/push /v1/account/hooks/{hookId}
        /v1/databases/{databaseId}/collections/{collectionId}/documents/{documentId}
        /v1/storage/buckets/{bucketId}/files/{fileId} /v1/generations/{generationId} /v1/account/prompts
        /v1/account/prompts/{promptId} /v1/characters/{characterId} /v1/characters /v1/media /v1/media/trash
        /v1/media/{mediaId}/share /v1/albums/{albumId}/share /v1/stories/{storyId}/share
        /v1/operate/jobs/{jobId} /v1/operate/accounts/{accountId}
      PUT /v1/account/sessions/magic-url /v1/account/sessions/phone /v1/account/verification
        /v1/account/verification/phone /v1/account/proof/wallet /v1/account/targets/{targetId}/push
        /v1/storage/buckets/{bucketId}/files/{fileId}`),
  },
  {
    ...small,
    body: 128 * KB,
    work: 'Replace the preferences',
    routes: ['PATCH /v1/account/prefs'],
  },
  {
    ...small,
    body: 2 * MB,
    memory: 16 * MB,
    work: 'Check and store a document',
    routes: routesIn(`
      POST /v1/databases/{databaseId}/collections/{collectionId}/documents
      PATCH /v1/databases/{databaseId}/collections/{collectionId}/documents/{documentId}`),
  },
  {
    ...small,
    memory: 64 * MB,
    seconds: 10,
    runsIn: 'worker thread',
    work: 'Check a password, a code or a proof',
    routes: routesIn(`
      POST /v1/account /v1/account/sessions/email /v1/account/sessions /v1/account/mfa/authenticators/{type}
      PATCH /v1/account/email /v1/account/phone /v1/account/password
      PUT /v1/account/recovery /v1/account/mfa/authenticators/{type} /v1/account/mfa/challenge
        /v1/account/proof/password
      DELETE /v1/account/mfa/authenticators/{type} /v1/account`),
  },
  {
    ...small,
    seconds: 30,
    work: 'Send a mail or a text message',
    routes: routesIn(`
      POST /v1/account/tokens/email /v1/account/tokens/magic-url /v1/account/sessions/magic-url
        /v1/account/tokens/phone /v1/account/sessions/phone /v1/account/recovery /v1/account/verification
        /v1/account/verification/phone /v1/account/mfa/challenge`),
  },
  {
    ...small,
    seconds: 30,
    work: 'Ask a sign-in provider',
    routes: routesIn(`
      GET /v1/account/sessions/oauth2/{provider} /v1/account/tokens/oauth2/{provider}
        /v1/account/sessions/oauth2/{provider}/redirect
        /v1/account/sessions/oauth2/callback/{provider}/{projectId}
      POST /v1/account/sessions/oauth2/callback/{provider}/{projectId}`),
  },
  {
    ...small,
    body: 12 * MB,
    memory: 2 * MB,
    work: 'Store a file while it arrives',
    routes: routesIn(`
      POST /v1/storage/buckets/{bucketId}/files
      PUT /v1/media/{mediaId}/poster`),
  },
  {
    ...small,
    body: 0,
    memory: 2 * MB,
    work: 'Stream files',
    routes: routesIn(`
      GET /v1/account/export /v1/storage/buckets/{bucketId}/files/{fileId}/download
        /v1/storage/buckets/{bucketId}/files/{fileId}/view /v1/generations/{generationId}/preview
        /v1/media/archive /v1/media/{mediaId}/file /v1/operate/reports/{reportId}/picture /shared/{token}/file
        /shared/{token}/poster /shared/{token}/{mediaId}/file /shared/{token}/{mediaId}/poster`),
  },
  {
    ...small,
    body: 640_000,
    memory: 2 * MB,
    work: 'Stream an archive that a form asks for',
    routes: ['POST /v1/media/archive'],
  },
  {
    ...small,
    body: 0,
    memory: 512 * MB,
    seconds: 20,
    runsIn: 'own process',
    work: 'Resize an image',
    routes: routesIn(`
      GET /v1/storage/buckets/{bucketId}/files/{fileId}/preview /shared/{token}/{mediaId}/thumbnail`),
  },
  {
    ...small,
    body: 12 * MB,
    memory: 512 * MB,
    seconds: 20,
    runsIn: 'own process',
    work: 'Read watermark and provenance',
    routes: routesIn(`
      POST /v1/recipes/verify /v1/provenance/check`),
  },
  {
    ...small,
    body: 12 * MB,
    memory: 300 * MB,
    seconds: 20,
    runsIn: 'own process',
    work: 'Read or write a character card',
    routes: routesIn(`
      POST /v1/characters/import
      GET /v1/characters/{characterId}/export`),
  },
  {
    ...small,
    body: 16 * GB,
    memory: 64 * MB,
    seconds: 3600,
    work: 'Import an archive, row by row',
    routes: routesIn(`
      POST /v1/account/import`),
  },
  {
    ...small,
    body: 12 * MB,
    memory: 512 * MB,
    seconds: 60,
    runsIn: 'worker thread',
    work: 'Find faces or joints in an image',
    routes: routesIn(`
      POST /v1/looks/from-picture /v1/poses/from-picture`),
  },
  {
    ...small,
    memory: 512 * MB,
    seconds: 60,
    runsIn: 'worker thread',
    work: 'Measure a likeness',
    routes: ['POST /v1/characters/{characterId}/likeness'],
  },
  {
    ...small,
    memory: 4 * MB,
    work: 'Interpret a prompt',
    routes: routesIn(`
      POST /v1/generations /v1/characters/{characterId}/sheets /v1/generations/{generationId}/first
        /v1/generations/{generationId}/retry /v1/readings /v1/looks /v1/characters/{characterId}/variations`),
  },
  {
    ...small,
    memory: 256 * MB,
    seconds: 60,
    runsIn: 'worker thread',
    work: 'Render at once',
    routes: routesIn(`
      POST /v1/stage /v1/looks/preview
      GET /v1/looks/preview /v1/characters/{characterId}/model /v1/media/{mediaId}/parts`),
  },
  {
    ...small,
    body: 0,
    memory: 512 * MB,
    seconds: 600,
    runsIn: 'own process',
    work: 'Export a story',
    routes: routesIn(`
      GET /v1/stories/{storyId}/export`),
  },
  {
    ...small,
    body: 4 * KB,
    memory: 32 * MB,
    seconds: 10,
    runsIn: 'worker thread',
    work: 'Show a shared page',
    routes: routesIn(`
      GET /shared/{token} /shared/{token}/report
      POST /shared/{token} /shared/{token}/report`),
  },
  {
    ...small,
    seconds: 30,
    work: 'Ask the Solana node',
    routes: routesIn(`
      GET /v1/subscription /v1/subscription/balance /v1/subscription/quotes/{quoteId} /v1/subscription/payments
      POST /v1/subscription/quotes /v1/subscription/quotes/{quoteId}/transaction
        /v1/subscription/quotes/{quoteId}/submit /v1/subscription/payments`),
  },
  {
    ...small,
    memory: 16 * MB,
    work: 'Ask the local ledger',
    routes: routesIn(`
      POST /v1/local/faucet /rpc/devnet`),
  },
  {
    ...small,
    body: MB,
    memory: 4 * MB,
    work: 'Take a call from an engine',
    routes: routesIn(`
      POST /v1/engines/{engineId}/calls`),
  },
  {
    ...small,
    seconds: 60,
    work: 'Call tools, each with the limits of its own route',
    routes: routesIn(`
      POST /v1/mcp`),
  },
]
