import { atan2, sin } from '@eidolon/people/exact.ts'
import type { Mesh } from '#geometry/mesh.ts'
import type { Light } from '#light/rig.ts'
import type { Part } from '#geometry/part.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import type { Random } from '@eidolon/people'
import { linear } from '#geometry/color.ts'
import { clamp } from '#geometry/interpolate.ts'
import { bladeSpray } from '#places/surfaces/grown.ts'
import { leafy } from '#places/surfaces/leafy.ts'
import { put } from '#places/surfaces/paint.ts'
import { tuft } from './plants.ts'
import { setPart } from './set-part.ts'
import { card } from './shapes.ts'

type Ground = {
  readonly noise: Noise
  readonly random: Random
  readonly scatter: (count: number, each: (x: number, y: number, z: number) => void) => void
}

type Flowers = {
  readonly count: number
  /** How high they grow, least and most, and how wide a flower is. */
  readonly high: readonly [number, number]
  readonly size: number
  readonly form: 'cup' | 'daisy' | 'spike' | 'rose' | 'spider'
  readonly tones: readonly Light[]
  readonly leaves: readonly string[]
}

/** Flowers of one kind on their stems, wherever `scatter` says. */
export function blossoms({ noise, random, scatter }: Ground, stems: Mesh, heads: Mesh, flowers: Flowers): Part[] {
  const {
    count,
    high: [least, max],
    size,
    form,
    tones,
  } = flowers
  scatter(count, (x, y, z) => {
    const high = random.between(least, max)
    // Near the person nothing hides the legs.
    const tall = x * x + z * z < 150 ? Math.min(high, 1.9) : high
    tuft(stems, random, x, y - 0.1, z, high * 0.3, tall / 2, Math.floor(random.share() * flowers.leaves.length))
    const which = Math.floor(random.share() * tones.length)
    const wide = size * random.between(0.8, 1.2)
    const up = form === 'spike' ? wide * 2.4 : wide
    const top = Math.min(tall, x * x + z * z < 256 ? 1.9 : tall)
    card(heads, [x, y + top, z], [wide, 0, 0], [0, up, form === 'daisy' ? -wide * 0.5 : 0], [0, 0.6, 0.8], which)
    if (form !== 'daisy') card(heads, [x, y + top, z], [0, 0, wide], [0, up, 0], [0, 0.6, 0.8], which)
  })
  const form2 = shapes[form]
  return [
    leafy(
      'flower stems',
      stems,
      bladeSpray(noise, 9, 0.07),
      flowers.leaves.map((hex) => linear(hex)),
    ),
    setPart(
      'flowers',
      heads,
      (spot) => {
        const own = Math.floor(spot.u)
        const [u, v] = [(spot.u - own) * 2 - 1, spot.v * 2 - 1]
        const { there, shade, core } = form2(u, v)
        const tone = tones[own % tones.length]
        if (tone) put(spot, tone, shade)
        if (core > 0) put(spot, heart, core)
        spot.alpha = there
        spot.rough = 0.8
      },
      { cutOut: true },
    ),
  ]
}

const heart: Light = linear('#4a2c12')

type BlossomLook = { readonly there: number; readonly shade: number; readonly core: number }

const shapes: Readonly<Record<Flowers['form'], (u: number, v: number) => BlossomLook>> = {
  cup: (u, v) => {
    const wide = v < -0.2 ? 0.72 * Math.sqrt(clamp(1 - ((v + 0.2) / 0.8) * ((v + 0.2) / 0.8))) : 0.72 - (v + 0.2) * 0.12
    const petals = 0.55 + 0.4 * (1 - Math.abs(((((u * 1.6 + 5.5) % 1) + 1) % 1) - 0.5) * 2)
    return {
      there: Math.abs(u) < wide && v < petals ? 1 : 0,
      shade: 0.7 + 0.45 * clamp(0.5 + v * 0.5) - Math.abs(u) * 0.2,
      core: 0,
    }
  },
  daisy: (u, v) => {
    const far = Math.sqrt(u * u + v * v)
    const spoke = (u * v * (u * u - v * v)) / Math.max(0.001, far * far * far * far)
    return { there: far < 0.74 + Math.abs(spoke) * 0.9 ? 1 : 0, shade: 0.75 + far * 0.35, core: far < 0.34 ? 1 : 0 }
  },
  spike: (u, v) => {
    const wide = 0.62 * (1 - clamp(v * 0.5 + 0.5) * 0.75)
    const bead = Math.abs(((((v * 4.5) % 1) + 1) % 1) - 0.5)
    return { there: Math.abs(u) < wide * (0.7 + bead * 0.6) ? 1 : 0, shade: 0.75 + bead * 0.6, core: 0 }
  },
  rose: (u, v) => {
    const far = Math.sqrt(u * u + v * v)
    const ring = Math.abs(((far * 3.2 + u * 0.6) % 1) - 0.5)
    return { there: far < 0.8 ? 1 : 0, shade: 0.62 + ring * 0.9 - far * 0.1, core: 0 }
  },
  spider: (u, v) => {
    const far = Math.sqrt(u * u + v * v)
    const turn = atan2(v, u)
    // Narrow petals that roll back, and threads that reach beyond them.
    const petal = Math.abs(sin(turn * 3.5 + far * 1.7)) < 0.5 - far * 0.34 && far < 0.72
    const thread = Math.abs(sin(turn * 4.5 - far * 1.1 + 0.6)) < 0.11 && far < 0.98
    return { there: petal || thread ? 1 : 0, shade: thread ? 1.15 : 0.72 + far * 0.5, core: 0 }
  },
}
