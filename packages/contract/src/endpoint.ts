import type { z } from 'zod'

/** What a route takes and answers; `Model` names what it may answer with. */
export type EndpointOf<Model extends string> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/v1`, with `{name}` for what varies. */
  readonly path: string
  readonly summary: string
  readonly tag: 'account' | 'databases' | 'storage' | 'looks' | 'characters' | 'avatars' | 'local' | 'operation'
  /** Whether a session is needed. */
  readonly session?: boolean
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The body is a form, not JSON. */
  readonly form?: boolean
  readonly status: number
  /** A model, or the media type of what is no JSON; nothing for an empty answer. */
  readonly answers?: Model | `${string}/${string}`
}
