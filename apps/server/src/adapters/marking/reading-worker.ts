import { parentPort, workerData } from 'node:worker_threads'
import type { FileFacts, ManifestFacts } from '#application/provenance/ports.ts'
import { markedTypes } from '#domain/marking/statement.ts'
import { type LoadedC2pa, loadC2pa } from './c2pa/library.ts'
import { readManifestStore } from './c2pa/manifest-store.ts'
import { hasRecipe, sourceTypeIn } from './read-facts.ts'

/** Who signs here; nobody where nothing was signed yet. */
export type ReadingThread = {
  /** Certificates (PEM) of those who vouch for the signer; empty when nobody is known. */
  readonly anchors: string
  /** The number of the signer's certificate, in decimal digits. */
  readonly serial: string
}
export type ReadingQuestion = { readonly bytes: Uint8Array; readonly type: string }
export type ReadingAnswer = { readonly id: number; readonly facts: FileFacts; readonly held: number }

/** Kinds that other programs sign as well. */
const readable: readonly string[] = [
  ...markedTypes,
  'image/avif',
  'image/heic',
  'image/gif',
  'image/tiff',
  'video/quicktime',
]
const maxMemory = 256 * 1024 * 1024

const { anchors, serial }: ReadingThread = workerData
/** Nothing is fetched, whatever a file refers to. */
const settings = JSON.stringify({
  verify: { verify_trust: anchors !== '', ocsp_fetch: false, remote_manifest_fetch: false },
  ...(anchors !== '' && { trust: { user_anchors: anchors } }),
})
const library = loadC2pa(maxMemory)

parentPort?.on('message', (asked: ReadingQuestion & { readonly id: number }) => {
  void answer(asked).then((told) => parentPort?.postMessage(told))
})

async function answer({ id, bytes, type }: ReadingQuestion & { readonly id: number }): Promise<ReadingAnswer> {
  const loaded = await library
  const manifest = readable.includes(type) ? await read(loaded, bytes, type) : undefined
  const facts = { manifest, sourceType: sourceTypeIn(bytes), hasRecipe: hasRecipe(bytes) }
  return { id, facts, held: loaded.held() }
}

async function read({ WasmReader }: LoadedC2pa, bytes: Uint8Array, type: string): Promise<ManifestFacts | undefined> {
  try {
    const reader = await WasmReader.fromBytes(type, bytes, settings)
    try {
      return readManifestStore(reader.json(), serial)
    } finally {
      reader.free()
    }
  } catch (error) {
    // The program itself has broken: what comes after it could be wrong, so the thread ends with it.
    if (error instanceof Error && error.name === 'RuntimeError') throw error
    // There is no manifest, or none that can be read; the library says so with texts.
    return undefined
  }
}
