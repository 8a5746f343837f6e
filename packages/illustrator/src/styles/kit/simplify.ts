import { materialCodes, type Frame } from '#raster/frame.ts'
import { blur } from './blur.ts'
import { lerp, smoothstep } from '#geometry/interpolate.ts'
import { shownOf } from './shown.ts'

/** The person without weave, single hairs and small dents in the light: what a draughtsman begins with. */
export type Plain = {
  /** The base color as a screen shows it. Three numbers a pixel. */
  readonly colour: Float32Array
  /** How much of the key light arrives, 0..1. */
  readonly key: Float32Array
}

/** `light` is the brightness of what is lit; sizes are meant for 768 pixels and multiplied with `unit`. */
export function simplify(frame: Frame, light: number, unit: number): Plain {
  const { width, height, key, part, material } = frame
  const on = new Float32Array(part.length)
  const lit = new Float32Array(part.length)
  for (let i = 0; i < on.length; i++) {
    if (part[i] === 0) continue
    on[i] = 1
    lit[i] = key[i]!
  }
  const fine = blur(lit, width, height, 1.8 * unit)
  const fineOn = blur(on, width, height, 1.8 * unit)
  const broad = blur(lit, width, height, 5 * unit)
  const broadOn = blur(on, width, height, 5 * unit)
  const calm = new Float32Array(lit.length)
  for (let i = 0; i < calm.length; i++) {
    if (on[i] === 0) continue
    const drapes = material[i] === materialCodes.cloth
    calm[i] = drapes ? broad[i]! / broadOn[i]! : fine[i]! / fineOn[i]!
  }
  return { colour: flatColors(frame, light, unit), key: calm }
}

/** Slight differences are evened out, patterns and seams stay; hair is of one piece. */
function flatColors({ width, height, base, material, alpha }: Frame, light: number, unit: number): Float32Array {
  const own = new Float32Array(base.length)
  for (let i = 0, k = 0; i < alpha.length; i++, k += 3) {
    if (alpha[i]! <= 0) continue
    for (let c = k; c < k + 3; c++) own[c] = shownOf(base[c]! * light)
  }
  const near = blur(own, width, height, 2.8 * unit, 3)
  for (let i = 0, k = 0; i < material.length; i++, k += 3) {
    const hair = material[i] === materialCodes.hair
    if (!hair && material[i] !== materialCodes.cloth) continue
    const gap =
      Math.abs(own[k]! - near[k]!) + Math.abs(own[k + 1]! - near[k + 1]!) + Math.abs(own[k + 2]! - near[k + 2]!)
    const share = hair ? smoothstep(1.2, 0.8, gap) : smoothstep(0.4, 0.2, gap)
    for (let c = k; c < k + 3; c++) own[c] = lerp(own[c]!, near[c]!, share)
  }
  return own
}

/** How far hair faces upwards, without its single strands: where its shine runs around the head. */
export function hairRise({ width, height, normals, material }: Frame, unit: number): Float32Array {
  const hair = new Float32Array(material.length)
  const rise = new Float32Array(material.length)
  for (let i = 0; i < hair.length; i++) {
    if (material[i] !== materialCodes.hair) continue
    hair[i] = 1
    rise[i] = normals[i * 3 + 1]!
  }
  const soft = blur(rise, width, height, 8 * unit)
  const around = blur(hair, width, height, 8 * unit)
  for (let i = 0; i < soft.length; i++) soft[i] = hair[i] === 0 ? -1 : soft[i]! / around[i]!
  return soft
}
