/**
 * WebAssembly put together in place, for the few loops that do the same to long rows of numbers: two of them at once, with
 * the same steps, order and precision as in TypeScript, so that the same numbers come out. Their bytes are made when a
 * thread starts, which takes less than a thousandth of a second, and nothing has to be built.
 */

/** Bytes of WebAssembly. */
export type Code = readonly number[]
/** Something worked out, or what the local of this number holds. */
export type Value = number | Code

export const types = { whole: 0x7f, double: 0x7c, pair: 0x7b } as const
export type Type = keyof typeof types

/** A function of a program; locals are numbered from its parameters on. */
export type Loop = {
  readonly name: string
  readonly takes: readonly Type[]
  readonly locals: readonly Type[]
  readonly body: Code
}

/** How many there are of something, and the like: seven bits a byte. */
export const count = (value: number): Code =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...count(Math.floor(value / 0x80))]

/** Instructions by their names in the specification. */
const ops = {
  begin: [0x02, 0x40, 0x03, 0x40],
  leaveUnless: [0x45, 0x0d, 1],
  again: [0x0c, 0, 0x0b, 0x0b],
  load: [0xfd, 0],
  store: [0xfd, 0x0b],
  shuffle: [0xfd, 0x0d],
  splat: [0xfd, 0x14],
  or: [0xfd, 0x50],
  store32Lane: [0xfd, 0x5a],
  store64Lane: [0xfd, 0x5b],
  load32Zero: [0xfd, 0x5c],
  load64Zero: [0xfd, 0x5d],
  demote: [0xfd, 0x5e],
  promote: [0xfd, 0x5f],
  narrowToBytes: [0xfd, 0x66],
  narrowToShorts: [0xfd, 0x85, 1],
  extendBytes: [0xfd, 0x89, 1],
  nearest: [0xfd, 0x94, 1],
  extendShorts: [0xfd, 0xa9, 1],
  add: [0xfd, 0xf0, 1],
  subtract: [0xfd, 0xf1, 1],
  multiply: [0xfd, 0xf2, 1],
  truncate: [0xfd, 0xfc, 1],
  convert: [0xfd, 0xfe, 1],
} as const satisfies Record<string, Code>

const of = (value: Value): Code => (typeof value === 'number' ? [0x20, value] : value)
const both = (a: Value, b: Value, ...operation: Code): Code => [...of(a), ...of(b), ...operation]

export const set = (local: number, value: Value): Code => [...of(value), 0x21, local]
/** A whole number from 0 to 63. */
export const whole = (value: number): Code => [0x41, value]
export const plus = (a: Value, b: Value): Code => both(a, b, 0x6a)
export const minus = (a: Value, b: Value): Code => both(a, b, 0x6b)
export const times = (a: Value, b: Value): Code => both(a, b, 0x6c)
export const isLess = (a: Value, b: Value): Code => both(a, b, 0x48)
export const least = (a: Value, b: Value): Code => [...both(a, b), ...isLess(a, b), 0x1b]
export const max = (a: Value, b: Value): Code => [...both(a, b), ...isLess(b, a), 0x1b]
export const advance = (local: number, by: Value): Code => set(local, plus(local, by))

/** Does its body as long as the condition holds, which is asked before each round. */
export const during = (condition: Code, ...body: readonly Code[]): Code => [
  ...ops.begin,
  ...condition,
  ...ops.leaveUnless,
  ...body.flat(),
  ...ops.again,
]

/** Two numbers of single precision that lie one after the other, as a pair of double precision. */
export const pairAt = (at: Value, offset = 0): Code => [...of(at), ...ops.load64Zero, 3, offset, ...ops.promote]
export const storePair = (at: Value, value: Value, offset = 0): Code =>
  both(at, value, ...ops.demote, ...ops.store64Lane, 3, offset, 0)
/** The same where they lie in double precision. */
export const doublesAt = (at: Value): Code => [...of(at), ...ops.load, 4, 0]
export const storeDoubles = (at: Value, value: Value): Code => both(at, value, ...ops.store, 4, 0)
/** A pair of twice the same, from a number of double precision, a whole number, or one of single precision at a place. */
export const twice = (value: Value): Code => [...of(value), ...ops.splat]
export const twiceWhole = (value: Value): Code => twice([...of(value), 0xb7])
export const twiceAt = (at: Value, offset = 0): Code => twice([...of(at), 0x2a, 2, offset, 0xbb])
export const wholeAt = (at: Value, offset = 0): Code => [...of(at), 0x28, 2, offset]

export const add = (a: Value, b: Value): Code => both(a, b, ...ops.add)
export const subtract = (a: Value, b: Value): Code => both(a, b, ...ops.subtract)
export const multiply = (a: Value, b: Value): Code => both(a, b, ...ops.multiply)

const low = [0, 1, 2, 3, 4, 5, 6, 7]
const high = low.map((byte) => byte + 8)

/** The four bytes of a pixel as whole numbers. */
export const colorAt = (at: Value): Code => [
  ...of(at),
  ...ops.load32Zero,
  2,
  0,
  ...ops.extendBytes,
  ...ops.extendShorts,
]
/** Red and green of it as a pair; blue and alpha. */
export const firstTwo = (colour: Value): Code => [...of(colour), ...ops.convert]
export const lastTwo = (colour: Value): Code => firstTwo(both(colour, colour, ...ops.shuffle, ...high, ...high))

/** Rounded as arrays of clamped bytes round: to the nearest, halves to the even one. */
const rounded = (pair: Value): Code => [...of(pair), ...ops.nearest, ...ops.truncate]
const opaque = [0xfd, 0x0c, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

/** Two pairs as the bytes of a pixel that hides what is behind it. */
export function asColor(one: Value, two: Value): Code {
  const four = both(rounded(one), rounded(two), ...ops.shuffle, ...low, ...low.map((byte) => byte + 16))
  // Down to sixteen bits, then to eight, both with an end at either side; what comes beside them is not stored.
  const bytes = [...four, ...opaque, ...ops.narrowToShorts, ...opaque, ...ops.narrowToBytes]
  return [...bytes, ...opaque, ...ops.or]
}

export const storeColor = (at: Value, colour: Value): Code => both(at, colour, ...ops.store32Lane, 2, 0, 0)
