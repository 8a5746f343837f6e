import { createHash, createHmac } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import type { Statement } from '#domain/marking/statement.ts'
import type { Chain } from './c2pa/certificates.ts'
import { coseSign1, roomFor } from './c2pa/cose.ts'
import { HeldBlob, type LoadedC2pa, loadC2pa } from './c2pa/library.ts'
import { manifestOf, type Product } from './c2pa/manifest.ts'
import { readSigningKey, type SigningKey } from './c2pa/signing-key.ts'
import { withPixelMark } from './mark-pixels.ts'
import { withXmp } from './xmp.ts'

/** What the thread is given when it begins. */
export type MarkingThread = {
  /** Signs what is said of a file; undefined where nothing is to be said. */
  readonly chain: Chain | undefined
  readonly product: Product
  /** Whether pictures carry their mark in their pixels. */
  readonly pixels: boolean
}

export type MarkingQuestion = { readonly bytes: Uint8Array; readonly statement: Statement }
export type MarkingAnswer = { readonly id: number } & (
  | { readonly kind: 'marked'; readonly bytes: Uint8Array; readonly held: number }
  | { readonly kind: 'failed'; readonly reason: string }
)

/** No thumbnails, nothing added by itself, nothing fetched: a manifest holds what the statement says and no more. */
const settings = JSON.stringify({
  builder: {
    thumbnail: { enabled: false },
    actions: {
      auto_created_action: { enabled: false },
      auto_opened_action: { enabled: false },
      auto_placed_action: { enabled: false },
    },
  },
  verify: { verify_after_sign: false, ocsp_fetch: false, remote_manifest_fetch: false },
})

/** Some five times the largest file that is marked. */
const mostMemory = 512 * 1024 * 1024

const { chain, product, pixels }: MarkingThread = workerData
const key = chain && readSigningKey(chain)
/** Known before anything takes the thread's chance away. */
const library = chain && loadC2pa(mostMemory)

/**
 * The library salts what it hashes with random bytes. Here they come from the key and what is signed, so that the same
 * file is signed to the same bytes, today and after a restart. Nothing else in this thread needs chance.
 */
const secret = createHmac('sha256', chain?.privateKey ?? '')
  .update('salts 1')
  .digest()
let salts = { name: '', used: 0 }

function salted<Bytes extends NodeJS.ArrayBufferView>(into: Bytes): Bytes {
  const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength)
  for (let at = 0; at < bytes.length; at += 32, salts.used += 1) {
    const next = createHmac('sha256', secret).update(`${salts.name} ${salts.used}`).digest()
    bytes.set(next.subarray(0, Math.min(32, bytes.length - at)), at)
  }
  return into
}
Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: salted })

let queue: Promise<void> = Promise.resolve()
parentPort?.on('message', (asked: MarkingQuestion & { readonly id: number }) => {
  queue = queue.then(async () => parentPort?.postMessage(await answer(asked)))
})

async function answer({ id, bytes, statement }: MarkingQuestion & { readonly id: number }): Promise<MarkingAnswer> {
  try {
    const drawn = pixels && !statement.isMask ? await withMark(bytes, statement) : undefined
    const loaded = await library
    if (!loaded || !key) return { id, kind: 'marked', bytes: drawn ?? bytes, held: 0 }
    const told = withXmp(drawn ?? bytes, statement, product)
    return { id, kind: 'marked', bytes: await signed(loaded, key, told, statement), held: loaded.held() }
  } catch (error) {
    // The library throws texts.
    return { id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** What cannot be taken apart is signed as it is. */
function withMark(bytes: Uint8Array, { type, mark }: Statement): Promise<Uint8Array | undefined> {
  return withPixelMark(bytes, type, mark).catch(() => undefined)
}

async function signed(
  { WasmBuilder }: LoadedC2pa,
  signer: SigningKey,
  bytes: Uint8Array,
  statement: Statement,
): Promise<Uint8Array> {
  const reserveSize = roomFor(signer)
  const told = JSON.stringify(statement)
  salts = { name: createHash('sha256').update(told).update(bytes).digest('hex'), used: 0 }
  const builder = WasmBuilder.fromJson(JSON.stringify(manifestOf(statement, product)), settings)
  try {
    const sign = async (claim: Uint8Array) => coseSign1(signer, claim, reserveSize)
    return await builder.sign({ alg: signer.algorithm, reserveSize, sign }, [], statement.type, new HeldBlob(bytes))
  } finally {
    builder.free()
  }
}
