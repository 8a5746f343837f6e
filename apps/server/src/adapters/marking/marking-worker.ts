import { createHash, createHmac } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import type { Statement } from '#domain/marking/statement.ts'
import { Resting, resting } from './c2pa/ask-service.ts'
import { coseSign1, roomFor, type Stamp } from './c2pa/cose.ts'
import { HeldBlob, type LoadedC2pa, loadC2pa } from './c2pa/library.ts'
import { readManifestStore } from './c2pa/manifest-store.ts'
import { manifestOf, type Product } from './c2pa/manifest.ts'
import { readSigningKey, type Signing, type SigningKey } from './c2pa/signing-key.ts'
import { requestTimeStamp, roomForStamp } from './c2pa/time-stamps.ts'
import { withPixelMarks } from './mark-pixels.ts'
import { withXmp } from './xmp.ts'

/** What the thread is given when it begins. */
export type MarkingThread = {
  /** Signs what is said of a file; undefined where nothing is to be said. */
  readonly chain: Signing | undefined
  readonly product: Product
  /** Whether pictures carry their mark in their pixels. */
  readonly pixels: boolean
  /** The address of a service that says when something was signed. */
  readonly stamps?: string | undefined
}

/** What a file went without because a service failed; the reason is told once, and not while the service is left alone. */
export type Lack = { readonly what: 'signature' | 'time stamp'; readonly reason: string | undefined }

export type MarkingQuestion = { readonly bytes: Uint8Array; readonly statement: Statement }
export type MarkingAnswer = { readonly id: number } & (
  | { readonly kind: 'marked'; readonly bytes: Uint8Array; readonly held: number; readonly lacks: readonly Lack[] }
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
const maxMemory = 512 * 1024 * 1024

const { chain, product, pixels, stamps }: MarkingThread = workerData
const key = chain && readSigningKey(chain)
/** Known before anything takes the thread's chance away. */
const library = chain && loadC2pa(maxMemory)

/**
 * The library salts what it hashes with random bytes. Here they come from the key and what is signed, so that the same
 * file is signed to the same bytes, today and after a restart. Nothing else in this thread needs chance.
 */
const secret = createHmac('sha256', secretOf(chain)).update('salts 1').digest()
function secretOf(signing: Signing | undefined): string {
  if (!signing) return ''
  return 'service' in signing ? signing.service.token : signing.privateKey
}
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

/** How long a service that has failed is not asked again. */
const atRest = 60_000
const [whileSigning, whileStamping] = [resting(atRest), resting(atRest)]
const reasonOf = (error: unknown): string | undefined =>
  error instanceof Resting ? undefined : error instanceof Error ? error.message : String(error)

async function answer({ id, bytes, statement }: MarkingQuestion & { readonly id: number }): Promise<MarkingAnswer> {
  try {
    const drawn = (pixels || statement.cornerSign) && !statement.isMask ? await withMarks(bytes, statement) : undefined
    const loaded = await library
    if (!loaded || !key) return { id, kind: 'marked', bytes: drawn ?? bytes, held: 0, lacks: [] }
    const told = withXmp(drawn ?? bytes, statement, product)
    const lacks: Lack[] = []
    try {
      const whole = await signed(loaded, key, told, statement, lacks)
      return { id, kind: 'marked', bytes: whole, held: loaded.held(), lacks }
    } catch (error) {
      // Without a signature it still says what it is.
      if (lacks.some(({ what }) => what === 'signature'))
        return { id, kind: 'marked', bytes: told, held: loaded.held(), lacks }
      throw error
    }
  } catch (error) {
    // The library throws texts.
    return { id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** What cannot be taken apart is signed as it is. */
function withMarks(bytes: Uint8Array, { type, mark, cornerSign }: Statement): Promise<Uint8Array | undefined> {
  const marks = { mark: pixels ? mark : undefined, cornerSign: cornerSign ?? false }
  return withPixelMarks(bytes, type, marks).catch(() => undefined)
}

async function signed(
  loaded: LoadedC2pa,
  signer: SigningKey,
  bytes: Uint8Array,
  statement: Statement,
  lacks: Lack[],
): Promise<Uint8Array> {
  const asked = {
    ...signer,
    sign: (claim: Uint8Array) => noting('signature', lacks, () => whileSigning(() => signer.sign(claim))),
  }
  const plain = () => signedOnce(loaded, asked, bytes, statement, async () => undefined)
  if (stamps === undefined) return plain()
  try {
    return await noting('time stamp', lacks, () =>
      whileStamping(async () => {
        let failed: unknown
        const stamp = (signature: Uint8Array) =>
          requestTimeStamp(stamps, signature).catch((error: unknown) => {
            failed = error
            return undefined
          })
        const whole = await signedOnce(loaded, asked, bytes, statement, stamp)
        if (failed !== undefined) throw failed
        // A service whose certificate is not as it has to be would make the whole file invalid.
        if (!(await isWhole(loaded, whole, statement.type))) throw new Error('readers refuse its time stamps')
        return whole
      }),
    )
  } catch (error) {
    if (!lacks.some(({ what }) => what === 'signature')) return plain()
    // There was nothing to stamp.
    lacks.splice(1)
    throw error
  }
}

async function signedOnce(
  { WasmBuilder }: LoadedC2pa,
  signer: SigningKey,
  bytes: Uint8Array,
  statement: Statement,
  stamp: Stamp,
): Promise<Uint8Array> {
  const reserveSize = roomFor(signer, stamps === undefined ? 0 : roomForStamp)
  const told = JSON.stringify(statement)
  salts = { name: createHash('sha256').update(told).update(bytes).digest('hex'), used: 0 }
  const builder = WasmBuilder.fromJson(JSON.stringify(manifestOf(statement, product)), settings)
  try {
    const sign = (claim: Uint8Array) => coseSign1(signer, claim, reserveSize, stamp)
    return await builder.sign({ alg: signer.algorithm, reserveSize, sign }, [], statement.type, new HeldBlob(bytes))
  } finally {
    builder.free()
  }
}

async function isWhole({ WasmReader }: LoadedC2pa, bytes: Uint8Array, type: string): Promise<boolean> {
  const reader = await WasmReader.fromBytes(type, bytes, settings)
  try {
    return readManifestStore(reader.json(), '')?.state !== 'invalid'
  } finally {
    reader.free()
  }
}

/** The same, and what it failed for is noted. */
async function noting<T>(what: Lack['what'], lacks: Lack[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    lacks.push({ what, reason: reasonOf(error) })
    throw error
  }
}
