import { parentPort, workerData } from 'node:worker_threads'
import type { ManifestFacts } from '#application/provenance/ports.ts'
import { readManifestStore } from './c2pa/manifest-store.ts'
import { type LoadedC2pa, loadC2pa } from './c2pa/library.ts'

export type ReadingThread = {
  /** Certificates (PEM) of those whose signatures are known to be true. */
  readonly anchors: string
}
export type ReadingQuestion = { readonly bytes: Uint8Array; readonly type: string }
export type ReadingAnswer = { readonly id: number } & (
  | { readonly kind: 'read'; readonly facts: ManifestFacts | undefined; readonly held: number }
  | { readonly kind: 'nothing'; readonly reason: string }
)

const { anchors }: ReadingThread = workerData
/** Nothing is fetched, whatever a file refers to. */
const settings = JSON.stringify({
  verify: { verify_trust: true, ocsp_fetch: false, remote_manifest_fetch: false },
  trust: { user_anchors: anchors },
})
const library = loadC2pa()

parentPort?.on('message', (asked: ReadingQuestion & { readonly id: number }) => {
  void answer(asked).then((told) => parentPort?.postMessage(told))
})

async function answer({ id, bytes, type }: ReadingQuestion & { readonly id: number }): Promise<ReadingAnswer> {
  try {
    const loaded = await library
    return { id, kind: 'read', facts: await read(loaded, bytes, type), held: loaded.held() }
  } catch (error) {
    // The library throws texts, also where a file has no manifest.
    return { id, kind: 'nothing', reason: error instanceof Error ? error.message : String(error) }
  }
}

async function read({ WasmReader }: LoadedC2pa, bytes: Uint8Array, type: string): Promise<ManifestFacts | undefined> {
  const reader = await WasmReader.fromBytes(type, bytes, settings)
  try {
    return readManifestStore(reader.json())
  } finally {
    reader.free()
  }
}
