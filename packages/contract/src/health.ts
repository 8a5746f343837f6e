/** `GET /v1/health/live`: the process answers. */
export type Liveness = { readonly status: 'live' }

/** `GET /v1/health/ready`: 200 when `ready`, 503 otherwise. */
export type Readiness = {
  readonly status: 'ready' | 'stopping' | 'unavailable'
  readonly checks: Readonly<Record<string, 'ok' | 'failed'>>
}
