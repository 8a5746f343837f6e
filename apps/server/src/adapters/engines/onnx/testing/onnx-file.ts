import { toHalfFloats } from '#adapters/engines/onnx/half-floats.ts'

/** As much of the ONNX file format as small models need: Protocol Buffers written by hand. */
export type Graph = {
  readonly nodes: readonly OnnxNode[]
  readonly inputs: Readonly<Record<string, Shape>>
  readonly outputs: Readonly<Record<string, Shape>>
  readonly constants: Readonly<Record<string, Constant>>
}
type OnnxNode = {
  readonly op: string
  readonly inputs: readonly string[]
  readonly output: string
  /** Whole numbers, lists of them, or text. */
  readonly attributes?: Readonly<Record<string, number | readonly number[] | string>>
}
/** Sizes that are not known beforehand have a name. */
type Shape = { readonly type: 'float' | 'half' | 'int64'; readonly dims: readonly (number | string)[] }
type Constant = {
  readonly type: 'float' | 'half' | 'int64'
  readonly dims: readonly number[]
  readonly values: readonly number[]
}

const types = { float: 1, int64: 7, half: 10 } as const

export function onnxFile({ nodes, inputs, outputs, constants }: Graph): Uint8Array {
  const values = (list: Graph['inputs'], field: number) =>
    Object.entries(list).map(([name, shape]) => part(field, valueInfo(name, shape)))
  const graph = Buffer.concat([
    ...nodes.map((node) => part(1, nodeOf(node))),
    text(2, 'tiny'),
    ...Object.entries(constants).map(([name, constant]) => part(5, tensorOf(name, constant))),
    ...values(inputs, 11),
    ...values(outputs, 12),
  ])
  return Buffer.concat([
    whole(1, 8),
    text(2, 'eidolon'),
    part(7, graph),
    part(8, Buffer.concat([text(1, ''), whole(2, 13)])),
  ])
}

function nodeOf({ op, inputs, output, attributes = {} }: OnnxNode): Buffer {
  return Buffer.concat([
    ...inputs.map((input) => text(1, input)),
    text(2, output),
    text(4, op),
    ...Object.entries(attributes).map(([name, value]) => part(5, attribute(name, value))),
  ])
}

function attribute(name: string, value: number | readonly number[] | string): Buffer {
  if (typeof value === 'number') return Buffer.concat([text(1, name), whole(3, value), whole(20, 2)])
  if (typeof value === 'string') return Buffer.concat([text(1, name), text(4, value), whole(20, 3)])
  return Buffer.concat([text(1, name), ...value.map((each) => whole(8, each)), whole(20, 7)])
}

function tensorOf(name: string, { type, dims, values }: Constant): Buffer {
  const raw = rawOf(type, values)
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  return Buffer.concat([...dims.map((dim) => whole(1, dim)), whole(2, types[type]), text(8, name), part(9, bytes)])
}

function rawOf(type: Constant['type'], values: readonly number[]) {
  if (type === 'int64') return BigInt64Array.from(values, BigInt)
  return type === 'half' ? toHalfFloats(values) : Float32Array.from(values)
}

function valueInfo(name: string, { type, dims }: Shape): Buffer {
  const sizes = dims.map((dim) => part(1, typeof dim === 'number' ? whole(1, dim) : text(2, dim)))
  const tensor = Buffer.concat([whole(1, types[type]), part(2, Buffer.concat(sizes))])
  return Buffer.concat([text(1, name), part(2, part(1, tensor))])
}

const whole = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)])
const text = (field: number, value: string): Buffer => part(field, Buffer.from(value))
const part = (field: number, bytes: Uint8Array): Buffer =>
  Buffer.concat([varint(field * 8 + 2), varint(bytes.length), bytes])

function varint(value: number): Buffer {
  const bytes: number[] = []
  let left = BigInt.asUintN(64, BigInt(value))
  while (left > 127n) {
    bytes.push(Number(left & 127n) | 128)
    left >>= 7n
  }
  return Buffer.from([...bytes, Number(left)])
}
