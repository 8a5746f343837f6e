// Kept here, because of what `hideHalfFloats` does.
const Half = Float16Array

/** Numbers of 16 bits, as their bits: that is how the runtime takes them. */
export const toHalfFloats = (values: ArrayLike<number>): Uint16Array => new Uint16Array(Half.from(values).buffer)

export const fromHalfFloats = (bits: Uint16Array): Float32Array => Float32Array.from(new Half(bits.slice().buffer))

/**
 * The runtime hands over a `Float16Array` wherever Node has one, and its own native part cannot read it (seen in
 * onnxruntime-node 1.30.0: "not enough space"). Where there is none it hands over bits. For a process of its own only.
 */
export const hideHalfFloats = (): boolean => Reflect.deleteProperty(globalThis, 'Float16Array')
