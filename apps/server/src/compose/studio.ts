import type { RouteFacts } from '#transport/http/platform/route-facts.ts'

/** Disposing it finishes the requests first and closes the storage last. */
export type Studio = AsyncDisposable & {
  /** Where it can be opened. */
  readonly url: string
  readonly routes: readonly RouteFacts[]
}
