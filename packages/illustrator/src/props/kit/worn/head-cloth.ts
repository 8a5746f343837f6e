import { smoothstep } from '#geometry/interpolate.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { newMesh } from '#geometry/mesh.ts'
import type { Part, Surface } from '#geometry/part.ts'
import { sheet } from '#geometry/shapes.ts'
import type { Fitting } from '#props/fitting.ts'
import { cutOut, type Level, type Opening, opened, shellPoint } from './head-shell.ts'
import { overTrunk } from './over-trunk.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { fours } from '#geometry/numbers.ts'

/** Cloth around the head and the neck that falls over the shoulders, from below upwards. */
export const drape: readonly Level[] = fours`
  4.75 1.5 1.5 -1.2, 5 1.46 1.44 -1.15, 5.3 1.32 1.34 -1.05, 5.6 1.1 1.28 -0.86, 5.9 0.92 1.34 -0.66,
  6.2 0.86 1.48 -0.55, 6.6 0.95 1.6 -0.6, 7.1 1.04 1.64 -0.7, 7.65 1.05 1.66 -0.76, 8.1 0.95 1.5 -0.64,
  8.45 0.71 1.2 -0.36, 8.72 0.36 0.82 0.08, 8.82 0 0.46 0.46`

/** An oval before the face: its middle, half its height and half its width, narrower towards the chin. */
export const faceOpening =
  (middle: number, tall: number, wide: number): Opening =>
  (x, y, z) => {
    if (z < 0.4) return 1
    const across = x / (wide - 0.12 * smoothstep(middle, middle - tall, y))
    const up = (y - middle) / tall
    const round = Math.sqrt(across * across + up * up)
    return (round - 1) * 0.6
  }

type Wrapped = {
  readonly name: string
  readonly levels?: readonly Level[]
  readonly opening: Opening
  readonly surface: Surface
  readonly rim: readonly [number, number, number]
  /** How deep its folds are below the chin. */
  readonly folds?: number
}

/** A cloth around the whole head with an opening for the face, lying in folds where it falls. */
export function wrapped(
  fitting: Fitting,
  { name, levels = drape, opening, surface, rim, folds = 0.07 }: Wrapped,
): Part {
  const mesh = newMesh()
  sheet(
    mesh,
    (u, v) => {
      const low = smoothstep(0.42, 0.2, v)
      const wave = sin(u * 69.115 + 5 * sin(v * 7)) * 0.6 + cos(u * 43.98 - v * 9) * 0.4
      // Around the face lie a few folds that follow the opening.
      const close = 0.012 * sin(v * 60 + 4 * cos(u * 6.283185307179586))
      return shellPoint(levels, u, v, folds * low * wave + close * (1 - low))
    },
    120,
    84,
  )
  const part = toPart(
    mesh,
    { ...cutOut, material: 'cloth', name, surface: opened(surface, opening, rim, 0.035) },
    fitting.head.placing,
  )
  return overTrunk(fitting, part, 0.12)
}
