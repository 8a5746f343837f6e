import { boxColumns, boxRows } from './box-loops.ts'
import { betweenLines, betweenPixels, mixAcross, mixDown } from './scale-loops.ts'
import { type Code, count, type Loop, types } from './instructions.ts'

/** As much of it as is used here: this package knows of no library but the language's own. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  readonly Instance: new (module: object) => { readonly exports: unknown }
}
type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): void }

/** Loops in WebAssembly. Places are bytes of the memory, a line's length is its bytes. */
export type Program = {
  /** A view of so many bytes of the memory. It is good until the next one is asked for. */
  readonly room: (bytes: number) => ArrayBuffer
  boxRows(from: number, to: number, width: number, height: number, radius: number, share: number): void
  betweenLines(upper: number, lower: number, to: number, line: number, down: number): void
  betweenPixels(line: number, to: number, lefts: number, shares: number, count: number, next: number): void
  mixAcross(from: number, to: number, columns: number, shares: number, end: number): void
  mixDown(...linesAndTo: readonly [...Four, to: number, end: number, ...shares: Four]): void
  boxColumns(from: number, to: number, sums: number, line: number, height: number, radius: number, share: number): void
}

type Four = readonly [number, number, number, number]

/** So much room a row of numbers takes: the loops write up to 16 bytes behind it. */
export const placeFor = (bytes: number): number => ((bytes + 15) & ~15) + 16

const section = (id: number, content: Code): Code => [id, ...count(content.length), ...content]
const listed = (items: readonly Code[]): Code => [...count(items.length), ...items.flat()]
const named = (name: string, kind: number, index: number): Code => [
  ...listed(Array.from({ length: name.length }, (_, at) => [name.charCodeAt(at)])),
  kind,
  index,
]

function bodyOf({ locals, body }: Loop): Code {
  const content = [...listed(locals.map((type) => [1, types[type]])), ...body, 0x0b]
  return [...count(content.length), ...content]
}

/** What every program begins with: its name, and the first version of the format. */
const begin = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0] as const

function assembled(loops: readonly Loop[]): Uint8Array<ArrayBuffer> {
  const signatures = loops.map(({ takes }) => [0x60, ...listed(takes.map((type) => [types[type]])), 0])
  return Uint8Array.from([
    ...begin,
    ...section(1, listed(signatures)),
    ...section(3, listed(loops.map((_, index) => [index]))),
    ...section(5, listed([[0, 1]])),
    ...section(7, listed([named('memory', 2, 0), ...loops.map(({ name }, index) => named(name, 0, index))])),
    ...section(10, listed(loops.map(bodyOf))),
  ])
}

const all = (): readonly Loop[] => [boxRows(), boxColumns(), betweenLines(), betweenPixels(), mixAcross(), mixDown()]

const page = 65_536

function load(): Program | undefined {
  try {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(assembled(all())))
    const { memory, ...loops } = exports as Omit<Program, 'room'> & { readonly memory: Memory }
    const room = (bytes: number): ArrayBuffer => {
      const short = bytes - memory.buffer.byteLength
      if (short > 0) memory.grow(Math.ceil(short / page))
      return memory.buffer
    }
    return { ...loops, room }
  } catch {
    // Where WebAssembly may not run, the same is worked out in TypeScript.
    return undefined
  }
}

let loaded: { readonly program: Program | undefined } | undefined

/** The program of this thread. */
export function loops(): Program | undefined {
  loaded ??= { program: load() }
  return loaded.program
}

/** What comes out where there is no program. */
export function withoutLoops<Result>(work: () => Result): Result {
  const kept = loaded
  loaded = { program: undefined }
  try {
    return work()
  } finally {
    loaded = kept
  }
}
