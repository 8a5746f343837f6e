/** The look of a picture in 256 bits; those of pictures that look alike differ in few of them. */
export type Fingerprint = Uint8Array

/** A picture's own, and that of the same picture in a mirror. */
export type Fingerprints = { readonly straight: Fingerprint; readonly mirrored: Fingerprint }

/** Gray values along one edge of what a fingerprint is made from. */
export const fingerprintEdge = 64
const waves = 16
export const fingerprintBytes = (waves * waves) / 8

/**
 * Pictures that differ in at most so many bits look alike. Encoding, shrinking, blurring and changes of color move up
 * to 18; of different pictures only sisters come this near: the same person in the same pose, in a neighboring style.
 */
export const alikeBits = 23
/**
 * Parts of a fingerprint that are looked up by themselves. One more than half of `alikeBits`: of two that look alike
 * there is then always a part in which they differ by one bit at most.
 */
export const bandCount = 12

/** What the picture's waves have to weigh together; a plain area has no look that would tell it from another. */
const leastDetail = 300

/**
 * In the manner of PDQ: of 64 × 64 gray values the 16 × 16 slowest cosine waves but the constant ones, and for each
 * whether it is above the middle one. Undefined for a picture on which there is nothing to see.
 */
export function fingerprintOf(grays: Uint8Array): Fingerprints | undefined {
  const across = new Float64Array(fingerprintEdge * waves)
  for (let y = 0; y < fingerprintEdge; y++) {
    for (let u = 0; u < waves; u++) {
      let sum = 0
      for (let x = 0; x < fingerprintEdge; x++) sum += at(grays, y * fingerprintEdge + x) * cosine(u, x)
      across[y * waves + u] = sum
    }
  }
  const values = new Float64Array(waves * waves)
  for (let v = 0; v < waves; v++) {
    for (let u = 0; u < waves; u++) {
      let sum = 0
      for (let y = 0; y < fingerprintEdge; y++) sum += at(across, y * waves + u) * cosine(v, y)
      values[v * waves + u] = sum
    }
  }
  if (values.reduce((sum, value) => sum + Math.abs(value), 0) / values.length < leastDetail) return undefined
  // In a mirror every second wave across changes its sign; the first of them is one.
  const turned = values.map((value, index) => ((index % waves) % 2 === 0 ? -value : value))
  return { straight: bitsOf(values), mirrored: bitsOf(turned) }
}

/** In how many bits two of them differ. */
export function bitsApart(one: Fingerprint, other: Fingerprint): number {
  let sum = 0
  for (let byte = 0; byte < fingerprintBytes; byte++) sum += ones(at(one, byte) ^ at(other, byte))
  return sum
}

/** Its parts as numbers. Neighboring bits go to different parts: waves of one kind are much alike in all pictures. */
export function bandsOf(fingerprint: Fingerprint): readonly number[] {
  const bands = Array<number>(bandCount).fill(0)
  for (let bit = 0; bit < waves * waves; bit++) {
    const isSet = (at(fingerprint, bit >> 3) >> (bit & 7)) & 1
    bands[bit % bandCount] = (bands[bit % bandCount] ?? 0) | (isSet << Math.floor(bit / bandCount))
  }
  return bands
}

/** A part, and all that differ from it by one bit. */
export const nearBands = (band: number, index: number): readonly number[] => [
  band,
  ...Array.from({ length: Math.ceil((waves * waves - index) / bandCount) }, (_, bit) => band ^ (1 << bit)),
]

function bitsOf(values: Float64Array): Fingerprint {
  const middle = at(values.toSorted(), values.length >> 1)
  const bits = new Uint8Array(fingerprintBytes)
  for (const [index, value] of values.entries()) {
    if (value >= middle) bits[index >> 3] = at(bits, index >> 3) | (1 << (index & 7))
  }
  return bits
}

const at = (values: Uint8Array | Float64Array, index: number): number => values[index] ?? 0

function ones(byte: number): number {
  let count = 0
  for (let left = byte; left > 0; left &= left - 1) count += 1
  return count
}

const cosines = Float64Array.from({ length: waves * fingerprintEdge }, (_, index) => {
  const [wave, place] = [Math.floor(index / fingerprintEdge) + 1, index % fingerprintEdge]
  return Math.cos((Math.PI * wave * (place + 0.5)) / fingerprintEdge)
})
const cosine = (wave: number, place: number): number => at(cosines, wave * fingerprintEdge + place)
