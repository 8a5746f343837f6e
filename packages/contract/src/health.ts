/** `GET /v1/health/live`: the process answers. */
export type Liveness = { readonly status: 'live' }

type Checks = Readonly<Record<string, 'ok' | 'failed'>>

/** `GET /v1/health/ready`: 200 when `ready`, 503 otherwise. A disk without room does not keep a node from answering. */
export type Readiness = { readonly status: 'ready' | 'stopping' | 'unavailable'; readonly checks: Checks }

/** `GET /v1/health`: 200 when all is `well`, 503 when the operator has to look. */
export type Health = { readonly status: 'well' | 'ill'; readonly checks: Checks }
