import { newMesh } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import type { Part } from '#geometry/part.ts'
import { box, cord, sheet } from '#geometry/shapes.ts'
import type { Vector } from '#geometry/vector.ts'
import { sin } from '@eidolon/people/exact.ts'
import { type Fitting, unasked } from '#props/fitting.ts'
import { leather, metal, silver, weave } from '#props/materials.ts'
import { type Animal, animalParts, type Limb } from './animal.ts'
import { inOwnSpace } from './companion.ts'
import { axes } from '#props/kit/gadgets.ts'
import { contactsOf, ring, softly } from '#props/kit/mount.ts'

/** What tells one horse from another. */
export type Breed = {
  readonly name: string
  readonly coat: string
  readonly mane: string
  readonly muzzle: string
  readonly horned?: true
}

const hoof = '#2a241f'

/** Trunk, neck and head; they are where they are whether it stands or runs. */
function upper({ coat, mane, muzzle, horned }: Breed): readonly Limb[] {
  return [
    { from: [0, 11.6, -4.4], to: [0, 11.7, 2.4], radii: [2.35, 2.45], colour: coat },
    { from: [0, 12.4, -5], radii: [2.1, 2.1], colour: coat },
    { from: [0, 11.4, 3.2], radii: [2.1, 2.1], colour: coat },
    { from: [0, 12.8, 3.7], to: [0, 17, 6.6], radii: [1.55, 0.95], colour: coat },
    { from: [0, 17.5, 7], to: [0, 15.6, 9.6], radii: [0.98, 0.62], colour: coat },
    { from: [0, 15.2, 10.1], radii: [0.66, 0.66], colour: muzzle },
    { from: [0.62, 15.35, 10.5], radii: [0.07, 0.07], colour: '#120c0a', smooth: true, both: true },
    { from: [0.82, 17.2, 7.9], radii: [0.15, 0.15], colour: '#0e0a08', smooth: true, both: true },
    { from: [0.46, 18.3, 6.7], to: [0.56, 19.25, 6.9], radii: [0.28, 0.06], colour: coat, both: true },
    { from: [0, 18.4, 6.3], to: [0, 16.6, 4.3], radii: [0.5, 0.75], colour: mane },
    { from: [0, 16.6, 4.3], to: [0, 14.4, 2.2], radii: [0.75, 0.5], colour: mane },
    { from: [0, 18.5, 7.2], to: [0, 17.6, 8.1], radii: [0.34, 0.16], colour: mane },
    ...(horned
      ? ([{ from: [0, 18.2, 7.9], to: [0, 21, 9.2], radii: [0.24, 0.03], colour: '#e8d9a8', smooth: true }] as const)
      : []),
  ]
}

const standing = ({ coat, mane }: Breed): readonly Limb[] => [
  { from: [1.15, 10.4, 2.8], to: [1.1, 5.6, 2.9], radii: [1, 0.56], colour: coat, both: true },
  { from: [1.1, 5.6, 2.9], to: [1.05, 1.3, 2.8], radii: [0.54, 0.42], colour: mane, both: true },
  { from: [1.05, 0.95, 2.85], to: [1.05, 0.5, 3], radii: [0.5, 0.58], colour: hoof, smooth: true, both: true },
  { from: [1.2, 11.4, -4.9], to: [1.25, 7.2, -4.4], radii: [1.55, 0.8], colour: coat, both: true },
  { from: [1.25, 7.2, -4.4], to: [1.25, 4.9, -5.7], radii: [0.76, 0.5], colour: coat, both: true },
  { from: [1.25, 4.9, -5.7], to: [1.2, 1.3, -5.4], radii: [0.5, 0.42], colour: mane, both: true },
  { from: [1.2, 0.95, -5.35], to: [1.2, 0.5, -5.2], radii: [0.5, 0.58], colour: hoof, smooth: true, both: true },
  { from: [0, 13, -6.9], to: [0, 10.6, -8], radii: [0.5, 0.7], colour: mane },
  { from: [0, 10.6, -8], to: [0, 5.4, -8.1], radii: [0.7, 0.3], colour: mane },
]

/** One leg by its joints, from the trunk to the hoof. */
const leg = (
  { coat, mane }: Breed,
  [a, b, c, d]: readonly [Vector, Vector, Vector, Vector],
  thick: number,
): readonly Limb[] => [
  { from: a, to: b, radii: [thick, thick * 0.56], colour: coat },
  { from: b, to: c, radii: [thick * 0.54, 0.44], colour: coat },
  { from: c, to: d, radii: [0.44, 0.4], colour: mane },
  { from: d, to: [d[0], d[1] - 0.32, d[2] + 0.2], radii: [0.48, 0.56], colour: hoof, smooth: true },
]

/** At the gallop: one foreleg reaches out, the other is folded, the hind legs push off behind. */
const galloping = (breed: Breed): readonly Limb[] => [
  ...leg(
    breed,
    [
      [1.1, 10.6, 3],
      [1.1, 8.8, 6.8],
      [1.05, 7.2, 9.6],
      [1.05, 5.4, 11.8],
    ],
    1,
  ),
  ...leg(
    breed,
    [
      [-1.1, 10.4, 3],
      [-1.1, 6.9, 5.4],
      [-1.05, 4.3, 3.6],
      [-1.05, 5.6, 2],
    ],
    1,
  ),
  ...leg(
    breed,
    [
      [1.2, 11.2, -5],
      [1.25, 7.4, -5.6],
      [1.25, 5.4, -8.2],
      [1.2, 2.2, -9.6],
    ],
    1.5,
  ),
  ...leg(
    breed,
    [
      [-1.2, 11.2, -5],
      [-1.25, 7.2, -4.6],
      [-1.25, 4.4, -6.6],
      [-1.2, 1, -6.4],
    ],
    1.5,
  ),
  { from: [0, 13.2, -6.9], to: [0, 12.8, -9.4], radii: [0.5, 0.72], colour: breed.mane },
  { from: [0, 12.8, -9.4], to: [0, 10.4, -12.6], radii: [0.72, 0.26], colour: breed.mane },
]

type Horses = { readonly stands: Animal; readonly gallops: Animal }

/** Both horses of a breed, made once. */
export const horsesOf = (breed: Breed): Horses => {
  const animal = (limbs: readonly Limb[]): Animal => ({ name: breed.name, limbs, flows: 0.4, cell: 0.26, fur: 0.35 })
  return {
    stands: animal([...upper(breed), ...standing(breed)]),
    gallops: animal([...upper(breed), ...galloping(breed)]),
  }
}

/** How high the back is, and where along it one sits. */
const back = 14.12
const seat = -1
/** How much of the ground a horse at the gallop leaves below it. */
const leap = 0.6

/** Behind its person, its side to the camera; or under its rider, saddled and bridled. */
export function horseFor({ body, colours, shot = unasked }: Fitting, { stands, gallops }: Horses): readonly Part[] {
  if (!body.rides)
    return animalParts(stands, { at: inOwnSpace([-2.5, 0, -7.5], shot.turned), turned: -68 - shot.turned })
  const { saddle, grips, soles } = contactsOf(body)
  const fast = body.rides === 'fast'
  const lift = fast ? leap : 0
  const size = (saddle[1] - 0.3 - lift) / back
  const at: Vector = [saddle[0], lift, saddle[2] - seat * size]
  const place = ([x, y, z]: Vector): Vector => [at[0] + x * size, at[1] + y * size, at[2] + z * size]
  const [hide, cloth, straps, iron] = [newMesh(), newMesh(), newMesh(), newMesh()]
  const over =
    (half: number, from: number, to: number, off: number, rim: number) =>
    (u: number, v: number): Vector => {
      const turn = (u * 2 - 1) * half
      const z = from + (to - from) * v
      // Before and behind the seat the saddle rises.
      const rise = rim * Math.max(0, Math.abs(v * 2 - 1) - 0.45) * (1 - Math.abs(u * 2 - 1))
      const radius = 2.44 + off + rise
      return place([sin(turn) * radius, 11.7 + sin(Math.PI / 2 - turn) * radius, z])
    }
  sheet(cloth, over(1.75, -3.7, 0.8, 0.05, 0), 28, 10)
  sheet(hide, over(1.05, -3.1, 0.5, 0.16, 1.1), 24, 20)
  // A girth around the belly.
  cord(
    straps,
    Array.from({ length: 33 }, (_, nth): Vector => {
      const turn = (nth / 32) * Math.PI * 2
      return place([sin(turn) * 2.55, 11.7 + sin(Math.PI / 2 - turn) * 2.55, -0.1])
    }),
    0.13,
    8,
    true,
  )
  for (const [sole, side] of [
    [soles.left, 1],
    [soles.right, -1],
  ] as const) {
    const hung = place([side * 1.6, 13.6, -0.9])
    // The iron stands around the foot; its leather hangs from the saddle along the leg.
    const top: Vector = [sole[0], sole[1] + 1.15, sole[2] - 0.1]
    cord(straps, softly([hung, place([side * 2.55, 12, -0.7]), top]), 0.09, 6)
    box(iron, [sole[0], sole[1] - 0.08, sole[2]], [0.55, 0.06, 0.3], axes)
    for (const edge of [-0.52, 0.52])
      cord(
        iron,
        softly([
          [sole[0] + edge, sole[1] - 0.05, sole[2]],
          [sole[0] + edge * 0.95, sole[1] + 0.6, sole[2] - 0.05],
          [top[0] + edge * 0.2, top[1], top[2]],
        ]),
        0.06,
        6,
      )
  }
  const bit = (side: number): Vector => place([side * 0.62, 15.5, 9.75])
  // Noseband, cheeks and brow.
  cord(straps, loop([0, 15.85, 9.25], 0.78, 0.72, place), 0.07, 6, true)
  cord(straps, loop([0, 17.3, 7.35], 1.02, 1.04, place), 0.07, 6, true)
  for (const [grip, side] of [
    [grips.left, 1],
    [grips.right, -1],
  ] as const) {
    cord(straps, [bit(side), place([side * 0.86, 16.6, 8.3]), place([side * 0.98, 17.5, 7.2])], 0.06, 6)
    ring(iron, bit(side), 0.2 * size, 0.05, 6)
    cord(straps, softly([bit(side), place([side * 1.35, 15.2, 5.6]), place([side * 1.1, 15.2, 2.6]), grip]), 0.065, 6)
    cord(straps, [grip, [grip[0] * 0.4 + saddle[0] * 0.6, grip[1] - 0.9, grip[2] - 0.3]], 0.06, 6)
  }
  return [
    ...animalParts(fast ? gallops : stands, { at, turned: 0, size }),
    toPart(cloth, { name: 'saddle cloth', material: 'cloth', surface: weave(colours.accent), twoSided: true }),
    toPart(hide, { name: 'saddle', material: 'hard', surface: leather('#4a2b18'), twoSided: true }),
    toPart(straps, { name: 'bridle', material: 'hard', surface: leather('#2e1b10') }),
    toPart(iron, { name: 'stirrups', material: 'hard', surface: metal(silver, 0.3) }),
  ]
}

/** A strap around the head, square to its length. */
function loop([x, y, z]: Vector, wide: number, deep: number, place: (point: Vector) => Vector): readonly Vector[] {
  return Array.from({ length: 25 }, (_, nth): Vector => {
    const turn = (nth / 24) * Math.PI * 2
    const up = sin(Math.PI / 2 - turn) * deep
    return place([x + sin(turn) * wide, y + up * 0.81, z + up * 0.58])
  })
}
