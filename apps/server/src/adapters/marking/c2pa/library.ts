import { readFile } from 'node:fs/promises'
import { boundMemory } from './bound-memory.ts'

/** As much of the library as is used here; its own types are those of a browser. */
export type C2paLibrary = {
  readonly default: (options: { readonly module_or_path: Uint8Array }) => Promise<{ readonly memory: Memory }>
  readonly WasmBuilder: { fromJson(manifest: string, settings: string): Builder }
  readonly WasmReader: { fromBytes(type: string, bytes: Uint8Array, settings: string): Promise<Reader> }
}

type Memory = { readonly buffer: { readonly byteLength: number } }
type Builder = {
  sign(signer: Signer, identities: readonly never[], type: string, source: Blob): Promise<Uint8Array>
  free(): void
}
type Reader = { json(): string; free(): void }
type Signer = {
  readonly alg: string
  readonly reserveSize: number
  readonly sign: (claim: Uint8Array) => Promise<Uint8Array>
}

/** The library, and how many bytes it holds: that grows with the largest file and never shrinks. */
export type LoadedC2pa = Pick<C2paLibrary, 'WasmBuilder' | 'WasmReader'> & { held(): number }

/** The library reads its files through `Blob` and `FileReaderSync`. Node's Blob can only be waited for; this one holds. */
export class HeldBlob extends Blob {
  readonly held: Uint8Array
  override readonly size: number

  constructor(held: Uint8Array) {
    super([])
    this.held = held
    this.size = held.byteLength
  }

  override slice(start = 0, end = this.size): Blob {
    return new HeldBlob(this.held.subarray(start, end))
  }
}

class HeldBlobReader {
  readAsArrayBuffer(blob: Blob): ArrayBufferLike {
    if (!(blob instanceof HeldBlob)) throw new TypeError('Only a held blob can be read at once.')
    return blob.held.slice().buffer
  }
}

/** Loads it into this thread, with so many bytes of memory at most; it takes some hundred milliseconds, once. */
export async function loadC2pa(max: number): Promise<LoadedC2pa> {
  Object.defineProperty(globalThis, 'FileReaderSync', { value: HeldBlobReader, configurable: true })
  const library: C2paLibrary = await import(import.meta.resolve('@contentauth/c2pa-wasm'))
  const program = await readFile(new URL(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm')))
  const { memory } = await library.default({ module_or_path: boundMemory(program, max) })
  return { WasmBuilder: library.WasmBuilder, WasmReader: library.WasmReader, held: () => memory.buffer.byteLength }
}
