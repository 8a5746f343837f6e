import type { z } from 'zod'

type Tag =
  | 'account'
  | 'programs'
  | 'databases'
  | 'storage'
  | 'looks'
  | 'readings'
  | 'characters'
  | 'generations'
  | 'media'
  | 'subscription'
  | 'avatars'
  | 'local'
  | 'operation'

/** What a route takes and answers; `Model` names what it may answer with. */
export type EndpointOf<Model extends string> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/v1`, with `{name}` for what varies. */
  readonly path: string
  readonly summary: string
  readonly tag: Tag
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

type Rest<Model extends string> = Pick<EndpointOf<Model>, 'status'> & Partial<EndpointOf<Model>>

/** Describes endpoints of one group: all with a session, or all without. */
export const endpointOf =
  <Model extends string>(tag: Tag, session: boolean) =>
  (method: EndpointOf<Model>['method'], path: string, summary: string, rest: Rest<Model>): EndpointOf<Model> => ({
    method,
    path,
    summary,
    tag,
    session,
    ...rest,
  })
