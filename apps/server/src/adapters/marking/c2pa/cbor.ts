import { joined } from '#domain/shared/bytes.ts'

/** The little of CBOR (RFC 8949) that a signature is written with. */
export type Cbor = number | string | null | Uint8Array | readonly Cbor[] | ReadonlyMap<number | string, Cbor> | Tagged
type Tagged = { readonly tag: number; readonly value: Cbor }

export const encodeCbor = (value: Cbor): Uint8Array => joined(parts(value))

function parts(value: Cbor): Uint8Array[] {
  if (value === null) return [Uint8Array.of(0xf6)]
  if (typeof value === 'number') return [value >= 0 ? head(0, value) : head(1, -1 - value)]
  if (typeof value === 'string') {
    const text = new TextEncoder().encode(value)
    return [head(3, text.length), text]
  }
  if (value instanceof Uint8Array) return [head(2, value.length), value]
  if (isMap(value)) {
    return [head(5, value.size), ...[...value].flatMap(([key, item]) => [...parts(key), ...parts(item)])]
  }
  if (isList(value)) return [head(4, value.length), ...value.flatMap(parts)]
  return [head(6, value.tag), ...parts(value.value)]
}

const isMap = (value: Cbor): value is ReadonlyMap<number | string, Cbor> => value instanceof Map
const isList = (value: Cbor): value is readonly Cbor[] => Array.isArray(value)

function head(major: number, count: number): Uint8Array {
  const top = major << 5
  if (count < 24) return Uint8Array.of(top | count)
  if (count < 0x100) return Uint8Array.of(top | 24, count)
  if (count < 0x10000) return Uint8Array.of(top | 25, count >> 8, count & 255)
  return Uint8Array.of(top | 26, (count >>> 24) & 255, (count >>> 16) & 255, (count >>> 8) & 255, count & 255)
}
