declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'
  import type { Readable } from 'node:stream'

  type Context = {
    readonly method: string
    readonly path: string
    readonly query: Readonly<Record<string, string | undefined>>
    status: number
    type: string
    body: string
  }
  type StoredObject = { readonly key: string; range?: { start: number; end: number }; content: Readable | null }
  type Store = {
    listObjects(bucket: string, options: unknown): Promise<{ readonly objects: StoredObject[] }>
    getObject(bucket: string, key: string, range: { start?: number; end?: number }): Promise<StoredObject | null>
    getResourcePath(bucket: string, key: string, kind: 'object'): string
  }
  class S3rver {
    readonly store: Store
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly silent: boolean
      readonly directory: string
      readonly vhostBuckets: boolean
      readonly allowMismatchedSignatures: boolean
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    /** Koa's own: the first is asked first. */
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
  export = S3rver
}
