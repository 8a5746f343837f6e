import type { BodyParams } from '@eidolon/people'
import type { Pack, Texture } from '#pack/pack.ts'
import { memoByKey } from '#pack/memo-by-key.ts'

/** Three bytes a pixel, 128 for the mean: how the skin's own color varies over the body. */
export type Tones = {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
  /** 1 for each run of bytes that is mixed already: most of a body is never seen. */
  readonly known: Uint8Array
  readonly mixRun: (run: number) => void
}

/** The tones of this age and sex, mixed of the pack's six; once for all the pictures of a film. */
export const tonesOf = (pack: Pack, bodyParams: BodyParams): Tones => {
  const known = mixed(pack).get(bodyParams)
  if (known) return known
  const tones = mixTones(pack, bodyParams)
  mixed(pack).set(bodyParams, tones)
  return tones
}

const mixed = memoByKey((_pack: Pack) => new WeakMap<BodyParams, Tones>())

function mixTones(pack: Pack, { macro }: BodyParams): Tones {
  const late = (Math.max(0.5, macro.age) - 0.5) * 4
  const ages: readonly (readonly [string, number])[] = [
    ['young', Math.max(0, 1 - late)],
    ['middleage', 1 - Math.abs(late - 1)],
    ['old', Math.max(0, late - 1)],
  ]
  const mixture: { texture: Texture; share: number }[] = []
  for (const [age, byAge] of ages) {
    for (const [sex, bySex] of [
      ['female', 1 - macro.gender],
      ['male', macro.gender],
    ] as const) {
      const texture = pack.textures.get(`skin/${age}_caucasian_${sex}`)
      if (texture && byAge * bySex > 0.001) mixture.push({ texture, share: Math.round(byAge * bySex * 256) })
    }
  }
  const first = mixture[0]?.texture
  if (!first) throw new Error('The pack has no skin.')
  const data = new Uint8Array(first.data.length)
  const known = new Uint8Array(Math.ceil(data.length / run))
  const total = mixture.reduce((sum, { share }) => sum + share, 0)
  const sums = new Uint32Array(run)
  const mixRun = (nth: number): void => {
    const from = nth * run
    const count = Math.min(run, data.length - from)
    sums.fill(0)
    for (const { texture, share } of mixture) addTones(sums, texture.data, from, count, share)
    for (let at = 0; at < count; at += 1) data[from + at] = sums[at]! / total
    known[nth] = 1
  }
  return { width: first.width, height: first.height, data, known, mixRun }
}

/** So many numbers at a time: a short stretch of a row. */
const run = 192

/** Has the two pixels from `at` on mixed. */
function want({ known, mixRun }: Tones, at: number): void {
  const first = (at / run) | 0
  const last = ((at + 5) / run) | 0
  if (known[first] === 0) mixRun(first)
  if (known[last] === 0) mixRun(last)
}

function addTones(sums: Uint32Array, tones: Uint8Array, from: number, count: number, share: number): void {
  for (let at = 0; at < count; at += 1) sums[at]! += share * tones[from + at]!
}

/** Writes the three tones at a place, softly sampled, each around 1. */
export function toneAt(tones: Tones, u: number, v: number, out: Float64Array): void {
  const { width, height, data } = tones
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5))
  const y = Math.min(height - 1.001, Math.max(0, (1 - v) * height - 0.5))
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  // Rounded weights hide the squares that plain mixing shows when enlarged.
  let fx = x - ix
  let fy = y - iy
  fx *= fx * (3 - 2 * fx)
  fy *= fy * (3 - 2 * fy)
  const at = (iy * width + ix) * 3
  const below = at + width * 3
  want(tones, at)
  want(tones, below)
  for (let k = 0; k < 3; k += 1) {
    const top = data[at + k]! + (data[at + 3 + k]! - data[at + k]!) * fx
    const bottom = data[below + k]! + (data[below + 3 + k]! - data[below + k]!) * fx
    out[k] = (top + (bottom - top) * fy) / 128
  }
}
