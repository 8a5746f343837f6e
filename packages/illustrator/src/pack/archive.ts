/**
 * The layout of the pack's file: four bytes with the length of a table, the table as ASCII JSON, then the arrays it
 * names one after another, each on a multiple of four. Little-endian, as every machine we run on is.
 */
export type Column = Uint8Array | Uint16Array | Int16Array | Float32Array

type ColumnType = 'u8' | 'u16' | 'i16' | 'f32'
type Table = { readonly facts: unknown; readonly columns: readonly (readonly [string, ColumnType, number])[] }

export type Archive = { readonly facts: unknown; readonly columns: ReadonlyMap<string, Column> }

export function writeArchive({ facts, columns }: Archive): Uint8Array {
  const list = [...columns]
  const table: Table = { facts, columns: list.map(([name, column]) => [name, typeOf(column), column.length]) }
  const text = JSON.stringify(table)
  let at = 4 + upToFour(text.length)
  const bytes = new Uint8Array(list.reduce((sum, [, column]) => sum + upToFour(column.byteLength), at))
  new DataView(bytes.buffer).setUint32(0, text.length, true)
  for (let index = 0; index < text.length; index += 1) bytes[4 + index] = text.charCodeAt(index)
  for (const [, column] of list) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at)
    at += upToFour(column.byteLength)
  }
  return bytes
}

/** The columns are views into the bytes, which must therefore stay as they are. */
export function readArchive(bytes: Uint8Array): Archive {
  // Views of wider numbers need their alignment; whoever read the file may have given us a piece of something larger.
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  const { buffer, byteOffset } = aligned
  const length = new DataView(buffer, byteOffset).getUint32(0, true)
  const table = JSON.parse(asciiText(aligned.subarray(4, 4 + length))) as Table
  let at = byteOffset + 4 + upToFour(length)
  const columns = new Map<string, Column>()
  for (const [name, type, count] of table.columns) {
    const column = view(type, buffer, at, count)
    columns.set(name, column)
    at += upToFour(column.byteLength)
  }
  return { facts: table.facts, columns }
}

function view(type: ColumnType, buffer: ArrayBufferLike, at: number, count: number): Column {
  switch (type) {
    case 'u8':
      return new Uint8Array(buffer, at, count)
    case 'u16':
      return new Uint16Array(buffer, at, count)
    case 'i16':
      return new Int16Array(buffer, at, count)
    case 'f32':
      return new Float32Array(buffer, at, count)
  }
}

function typeOf(column: Column): ColumnType {
  if (column instanceof Uint8Array) return 'u8'
  if (column instanceof Uint16Array) return 'u16'
  return column instanceof Int16Array ? 'i16' : 'f32'
}

const upToFour = (length: number): number => (length + 3) & ~3

function asciiText(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return pieces.join('')
}
