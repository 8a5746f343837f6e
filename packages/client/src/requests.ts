import type { Operations, PageOperations } from './api.ts'

type All = Operations & PageOperations

/** `/media/{mediaId}/file` with something in the place of the name. */
type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path

type WithQuery<Name extends keyof All, Path extends string> = All[Name] extends { query?: unknown }
  ? Path | `${Path}?${string}`
  : Path

/** What is sent along: JSON as the endpoint wants it, or a form; an endpoint that wants nothing takes an empty object. */
type Body<Name extends keyof All> = All[Name] extends { body: infer Wanted }
  ? Wanted extends FormData
    ? { readonly json?: undefined; readonly body: Wanted }
    : { readonly json: Wanted; readonly body?: undefined }
  : { readonly json?: Readonly<Record<string, never>> | undefined; readonly body?: undefined }

/** A request to any endpoint: method, path after `/v1`, and what is sent along with `More`. */
export type StudioRequest<More> = {
  [Name in keyof All]: Name extends `${infer Method} ${infer Path}`
    ? Record<never, never> extends Body<Name>
      ? [method: Method, path: WithQuery<Name, Filled<Path>>, sent?: Body<Name> & More]
      : [method: Method, path: WithQuery<Name, Filled<Path>>, sent: Body<Name> & More]
    : never
}[keyof All]
