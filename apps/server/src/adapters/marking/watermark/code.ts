import { createHash } from 'node:crypto'

/**
 * The mark's 64 bits as they are written into a picture: with a checksum of 40, then through a convolutional code of
 * rate 1/3 with 256 states (generators 557, 663, 711 in octal digits), so that a third of what arrives may be wrong.
 */
const generators = [0o557, 0o663, 0o711]
const memory = 8
const states = 1 << memory
const markBytes = 8
/** By chance fits one in 2 ** 40; docs/marking.md says what this means for false alarms. */
const checkBytes = 5
const told = (markBytes + checkBytes) * 8
const steps = told + memory
export const codeBits = steps * generators.length

/** `mark` has sixteen hexadecimal digits. */
export function encodeMark(mark: string): Uint8Array {
  if (!/^[0-9a-f]{16}$/.test(mark)) throw new Error('A mark has sixteen hexadecimal digits.')
  const bytes = Buffer.from(mark, 'hex')
  const input = bitsOf(Buffer.concat([bytes, checksumOf(bytes)]))
  const output = new Uint8Array(codeBits)
  let register = 0
  for (let step = 0; step < steps; step++) {
    register = ((register << 1) | (input[step] ?? 0)) & (2 * states - 1)
    const out = outputs[register]!
    for (let nth = 0; nth < 3; nth++) output[step * 3 + nth] = (out >> nth) & 1
  }
  return output
}

/** The mark in soft values (above 0 is a 1, the farther the surer); undefined where its checksum does not fit. */
export function decodeMark(soft: Float64Array): string | undefined {
  const bytes = bytesOf(likeliest(soft))
  const mark = bytes.subarray(0, markBytes)
  return checksumOf(mark).equals(bytes.subarray(markBytes)) ? mark.toString('hex') : undefined
}

const checksumOf = (bytes: Uint8Array): Buffer =>
  createHash('sha256').update('watermark 1').update(bytes).digest().subarray(0, checkBytes)

/** The input whose code fits the values best (Viterbi). */
function likeliest(soft: Float64Array): Uint8Array {
  let scores = new Float64Array(states).fill(-Infinity)
  let next = new Float64Array(states)
  scores[0] = 0
  // Of each state after each step: the bit that fell out of the register on the way there.
  const fallen = new Uint8Array(steps * states)
  for (let step = 0; step < steps; step++) {
    next.fill(-Infinity)
    const gains = gainsOf(soft, step)
    const highest = step < told ? 1 : 0
    for (let state = 0; state < states; state++) {
      const score = scores[state]!
      if (score === -Infinity) continue
      for (let bit = 0; bit <= highest; bit++) {
        const register = (state << 1) | bit
        const to = register & (states - 1)
        const gained = score + gains[outputs[register]!]!
        if (gained <= next[to]!) continue
        next[to] = gained
        fallen[step * states + to] = state >> (memory - 1)
      }
    }
    ;[scores, next] = [next, scores]
  }
  const bits = new Uint8Array(told)
  for (let step = steps - 1, state = 0; step >= 0; step--) {
    if (step < told) bits[step] = state & 1
    state = (state >> 1) | (fallen[step * states + state]! << (memory - 1))
  }
  return bits
}

/** How well each of the eight outputs fits the values of a step. */
function gainsOf(soft: Float64Array, step: number): Float64Array {
  const [a, b, c] = [soft[step * 3]!, soft[step * 3 + 1]!, soft[step * 3 + 2]!]
  return Float64Array.from({ length: 8 }, (_, out) => (out & 1 ? a : -a) + (out & 2 ? b : -b) + (out & 4 ? c : -c))
}

const bitsOf = (bytes: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: bytes.length * 8 }, (_, at) => (bytes[at >> 3]! >> (7 - (at & 7))) & 1)

function bytesOf(bits: Uint8Array): Buffer {
  const bytes = Buffer.alloc(bits.length >> 3)
  for (const [at, bit] of bits.entries()) bytes[at >> 3] = bytes[at >> 3]! | (bit << (7 - (at & 7)))
  return bytes
}

function isOdd(value: number): number {
  let odd = 0
  for (let left = value; left; left &= left - 1) odd ^= 1
  return odd
}

/** The three output bits of each content of the register. */
const outputs = Uint8Array.from({ length: 2 * states }, (_, register) =>
  generators.reduce((out, generator, nth) => out | (isOdd(register & generator) << nth), 0),
)
