import { cos, sin } from '@eidolon/people/exact.ts'
import type { Light } from '#light/rig.ts'
import type { Part } from '#geometry/part.ts'
import { addCopy, type Mesh, newMesh, type Stand } from '#geometry/mesh.ts'
import type { Vector } from '#geometry/vector.ts'
import { setPart } from './set-part.ts'
import { brightness, mixed, scaled } from '#geometry/color.ts'
import type { Random } from '@eidolon/people'
import { glowing, halo, haze } from '#places/surfaces/paint.ts'

import type { Lamp } from './lamps.ts'
import { crown } from './plants.ts'
import { ball, box, card, lathe, pane, rod } from './shapes.ts'
import { pairs } from '#geometry/numbers.ts'

/** The lamps of a place: what glows, what hangs around it, and what they give to the rest. */
export type Lights = { readonly bulbs: Mesh; readonly halos: Mesh; readonly lamps: Lamp[]; readonly light: Light }

export const newLights = (light: Light): Lights => ({
  bulbs: newMesh(),
  halos: newMesh(),
  lamps: [],
  light: mixed(light, [brightness(light), brightness(light), brightness(light)], 0.25),
})

/** A lamp somewhere: a glowing ball, its halo, its light. */
export function bulb(lights: Lights, at: Vector, size: number, strength: number, reach: number): void {
  ball(lights.bulbs, at, [size, size, size], 6)
  card(lights.halos, at, [size * 5, 0, 0], [0, size * 5, 0], [0, 0, 1])
  lights.lamps.push({ at, light: scaled(lights.light, strength), reach })
}

/** A strip of light under a ceiling or along a wall: `wide` along x, `deep` along z. */
export function strip(lights: Lights, at: Vector, wide: number, deep: number, strength: number, reach: number): void {
  const [x, y, z] = at
  box(lights.bulbs, { x, y, z }, wide, 0.4, deep)
  lights.lamps.push({ at: [x, y - 1, z], light: scaled(lights.light, strength), reach })
}

/** What is seen of the lamps; `level` 0 is out. */
export const lightParts = (lights: Lights, level = 1, glow = 2): Part[] => [
  setPart('bulbs', lights.bulbs, glowing(scaled(lights.light, Math.max(0.25, glow * level)))),
  setPart('halos', lights.halos, haze(lights.light, 0.36 * level, halo), { blended: true }),
]

/** A shade on a cord. */
export function pendant(
  metal: Mesh,
  lights: Lights,
  at: Vector,
  ceiling: number,
  wide: number,
  strength: number,
  reach: number,
): void {
  const [x, y, z] = at
  lathe(
    metal,
    { x, y, z },
    [
      [wide, 0],
      [wide * 0.82, wide * 0.45],
      [wide * 0.28, wide * 0.8],
      [0.12, wide],
    ],
    14,
  )
  lathe(
    metal,
    { x, y, z },
    [
      [0.11, wide],
      [0.11, ceiling - y],
    ],
    5,
  )
  bulb(lights, [x, y + 0.1, z], wide * 0.45, strength, reach)
}

/** A lamp with a shade on a stem: on a bedside table, or `high` as one that stands on the floor. */
export function shadedLamp(
  stem: Mesh,
  shade: Mesh,
  lights: Lights,
  at: Vector,
  { high, wide, strength, reach }: { high: number; wide: number; strength: number; reach: number },
): void {
  const [x, y, z] = at
  const foot = [
    [wide * 0.6, 0],
    [wide * 0.6, 0.2],
    [0.16, 0.4],
    [0.16, high],
  ] as const
  const cone = [
    [wide, 0],
    [wide * 0.7, wide * 1.3],
  ] as const
  lathe(stem, { x, y, z }, foot, 10)
  lathe(shade, { x, y: y + high - wide * 0.3, z }, cone, 14)
  bulb(lights, [x, y + high + wide * 0.3, z], wide * 0.5, strength, reach)
}

/** Small lamps on a cord that sags between two hooks; every third of them lights what is near. */
export function stringLights(cord: Mesh, lights: Lights, from: Vector, to: Vector, sag: number, count: number): void {
  const at = (t: number): Vector => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t),
    from[2] + (to[2] - from[2]) * t,
  ]
  for (let lamp = 0; lamp < count; lamp += 1) {
    const [here, next] = [at((lamp + 0.5) / count), at((lamp + 1.5) / count)]
    rod(cord, here, lamp + 1 < count ? next : to, 0.06, 0.06, 3)
    ball(lights.bulbs, [here[0], here[1] - 0.3, here[2]], [0.28, 0.32, 0.28], 4)
    card(lights.halos, here, [1.6, 0, 0], [0, 1.6, 0], [0, 0, 1])
    if (lamp % 3 === 1) lights.lamps.push({ at: here, light: scaled(lights.light, 0.5), reach: 7 })
  }
}

/** A framed picture on a wall that looks to +z; `x`, `y` is the middle of its lower edge. */
export function hungPicture(frames: Mesh, pictures: Mesh, at: Vector, wide: number, high: number): void {
  const [x, y, z] = at
  box(frames, { x, y, z: z + 0.3 }, wide, high, 0.5)
  pane(pictures, [x - wide / 2 + 0.5, y + 0.5, z + 0.6], [wide - 1, 0, 0], [0, high - 1, 0])
}

export function table(mesh: Mesh, stand: Stand, wide: number, deep: number, high = 7.4, leg = 0.45): void {
  const one = newMesh()
  box(one, { y: high - 0.45 }, wide, 0.45, deep, { cell: 4 })
  for (const [x, z] of pairs`-1 -1, 1 -1, -1 1, 1 1`) {
    box(one, { x: x * (wide / 2 - leg), z: z * (deep / 2 - leg) }, leg, high - 0.45, leg)
  }
  addCopy(mesh, one, stand)
}

export function roundTable(mesh: Mesh, stand: Stand, radius: number, high = 7.4): void {
  lathe(
    mesh,
    stand,
    [
      [radius * 0.6, 0],
      [radius * 0.5, 0.3],
      [0.35, 0.7],
      [0.3, high - 0.6],
      [radius * 0.3, high - 0.4],
      [radius, high - 0.35],
      [radius, high],
      [0.01, high],
    ],
    16,
  )
}

/** Four legs, a seat, a back of slats; it looks to +z. */
export function chair(mesh: Mesh, stand: Stand, seat = 4.5): void {
  const one = newMesh()
  box(one, { y: seat }, 4.2, 0.35, 4)
  for (const x of [-1.8, 1.8]) {
    box(one, { x, z: 1.7 }, 0.35, seat, 0.35)
    box(one, { x, z: -1.8 }, 0.35, seat + 4.6, 0.35)
  }
  box(one, { y: seat + 3.6, z: -1.8 }, 3.9, 1, 0.25)
  for (const x of [-0.9, 0, 0.9]) box(one, { x, y: seat + 0.3, z: -1.8 }, 0.3, 3.4, 0.2)
  addCopy(mesh, one, stand)
}

export function stool(mesh: Mesh, stand: Stand, high = 6.5): void {
  lathe(
    mesh,
    stand,
    [
      [1.7, 0],
      [1.6, 0.2],
      [0.25, 0.5],
      [0.2, high - 0.4],
      [1.6, high - 0.35],
      [1.7, high],
      [0.01, high + 0.1],
    ],
    12,
  )
}

/** A sofa for three with arms and cushions; it looks to +z. The cushions go into a mesh of their own. */
export function sofa(mesh: Mesh, cushions: Mesh, stand: Stand, wide = 20): void {
  const [one, soft] = [newMesh(), newMesh()]
  box(one, { y: 0.8 }, wide, 2.6, 8.5, { cell: 4 })
  box(one, { y: 0.8, z: -3.6 }, wide, 7, 1.8, { cell: 4 })
  for (const x of [-1, 1]) box(one, { x: x * (wide / 2 - 0.8), y: 0.8 }, 1.8, 4.6, 8.5, { cell: 4 })
  for (let at = 0; at < 3; at += 1) {
    const x = ((at - 1) * (wide - 3.8)) / 3
    ball(one, [x, 3.7, 0.6], [(wide - 4) / 6, 0.9, 3.7], 8, squared)
    ball(soft, [x + 0.6, 5.7, -2], [1.9, 1.8, 0.75], 8, squared)
  }
  addCopy(mesh, one, stand)
  addCopy(cushions, soft, stand)
}

/** Makes a ball's corners fuller: cushions, sacks. */
export const squared = (x: number, y: number, z: number): number => {
  const max = Math.max(Math.abs(x), Math.abs(y), Math.abs(z))
  return 0.72 + 0.28 / Math.max(0.58, max)
}

/** A plant in a pot. */
export function potted(
  pots: Mesh,
  leaves: Mesh,
  random: Random,
  stand: { x: number; y?: number; z: number },
  size: number,
  tones: number,
): void {
  const { x, y = 0, z } = stand
  lathe(
    pots,
    { x, y, z },
    [
      [size * 0.28, 0],
      [size * 0.38, size * 0.5],
      [size * 0.41, size * 0.55],
      [size * 0.34, size * 0.55],
    ],
    12,
  )
  for (let stem = 0; stem < 5; stem += 1) {
    const angle = stem * 2.4
    rod(
      pots,
      [x, y + size * 0.4, z],
      [x + cos(angle) * size * 0.3, y + size * 1.3, z + sin(angle) * size * 0.3],
      0.1,
      0.06,
      4,
    )
  }
  crown(
    leaves,
    random,
    [x, y + size * 1.35, z],
    [size * 0.55, size * 0.75, size * 0.55],
    Math.floor(30 + size * 12),
    size * 0.3 + 0.25,
    tones,
  )
}

/** Cups, jars and bottles in a row along x; u counts their colors. */
export function jars(
  mesh: Mesh,
  random: Random,
  from: number,
  to: number,
  y: number,
  z: number,
  high: number,
  colours: number,
): void {
  for (let x = from; x < to; x += random.between(0.9, 1.7) * high * 0.5) {
    const one = newMesh()
    const [h, r] = [high * random.between(0.6, 1), high * random.between(0.16, 0.26)]
    const profile = random.chance(0.5)
      ? ([
          [r, 0],
          [r, h * 0.6],
          [r * 0.4, h * 0.75],
          [r * 0.4, h],
          [0.01, h],
        ] as const)
      : ([
          [r * 0.9, 0],
          [r, h * 0.2],
          [r, h * 0.85],
          [r * 0.85, h * 0.9],
          [r * 0.85, h],
          [0.01, h],
        ] as const)
    lathe(one, {}, profile, 9)
    const color = Math.floor(random.share() * colours)
    one.uvs = one.uvs.map((value, at) => (at % 2 === 0 ? 0.5 : value))
    addCopy(mesh, one, { x, y, z }, color)
  }
}
