import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import { projectId } from '@eidolon/contract/resources.ts'
import type * as Sdk from 'appwrite'

type ServerAddress = { readonly url: string }

/** One user's copy of the SDK, as in a browser of their own. */
export type SdkClient = {
  /** The whole package: `Query`, `ID`, `Permission`, `AppwriteException` and so on. */
  readonly sdk: typeof Sdk
  readonly client: Sdk.Client
  readonly account: Sdk.Account
  readonly databases: Sdk.Databases
  readonly storage: Sdk.Storage
  /** What it keeps between pages: `cookieFallback` holds the session. */
  readonly kept: Map<string, string>
}

/**
 * The published file, unmodified, with a window of its own: a browser's would be shared by everybody in one process.
 * It finds FormData, WebSocket and the rest where Node has them.
 */
export function sdkClient({ url }: ServerAddress): SdkClient {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const window = {
    localStorage,
    fetch: (input: string, init?: RequestInit) => fetch(input, init),
    setTimeout,
    // It warns whenever it keeps a session by itself, which is what is wanted here.
    console: { ...console, warn() {} },
  }
  const holder: { Appwrite?: typeof Sdk } = {}
  compileFunction(source(), ['window']).call(holder, window)
  const sdk = holder.Appwrite
  if (!sdk) throw new Error('The SDK has not put itself where it should be')
  const client = new sdk.Client().setEndpoint(`${url}/v1`).setProject(projectId)
  return {
    sdk,
    client,
    account: new sdk.Account(client),
    databases: new sdk.Databases(client),
    storage: new sdk.Storage(client),
    kept,
  }
}

/** Somebody new who is signed in; the quickest way to a user of one's own. */
export async function signedIn(server: ServerAddress): Promise<SdkClient & { readonly userId: string }> {
  const made = sdkClient(server)
  const { userId } = await made.account.createAnonymousSession()
  return { ...made, userId }
}

/** The secret of the client's session, for requests that are made without the SDK. */
export function secretOf({ kept }: Pick<SdkClient, 'kept'>): string {
  return JSON.parse(kept.get('cookieFallback') ?? '{}')[`a_session_${projectId}`] ?? ''
}

function source(): string {
  const main = createRequire(import.meta.url).resolve('appwrite')
  return readFileSync(join(dirname(main), '..', 'iife', 'sdk.js'), 'utf8')
}
