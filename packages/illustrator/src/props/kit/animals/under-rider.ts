import { sin } from '@eidolon/people/exact.ts'
import { newMesh } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import type { Part } from '#geometry/part.ts'
import { cord, sheet } from '#geometry/shapes.ts'
import type { Vector } from '#geometry/vector.ts'
import type { Fitting } from '#props/fitting.ts'
import { leather, weave } from '#props/materials.ts'
import { type Animal, animalBack, animalParts } from './animal.ts'
import { contactsOf, softly } from '#props/kit/mount.ts'
import type { Beast } from './quadruped.ts'

/** How far legs go around what is between them. */
const astride = 2.35

/** An animal under its rider: as large as they need it, under a cloth, with reins from its neck to their hands. */
export function underRider(
  { body, colours }: Fitting,
  animal: Animal,
  collar: Beast['collar'] | undefined,
): readonly Part[] {
  const { saddle, grips } = contactsOf(body)
  const back = animalBack(animal)
  const size = (saddle[1] - 0.12) / back.high
  const slim = Math.min(1, astride / (back.half * size))
  const at: Vector = [saddle[0], 0, saddle[2] - back.along * size]
  const half = back.half * size * slim
  const cloth = newMesh()
  sheet(
    cloth,
    (u, v) => {
      const turn = (u * 2 - 1) * 1.4
      return [
        saddle[0] + sin(turn) * (half + 0.1),
        saddle[1] - 0.04 - (half + 0.1) * (1 - sin(Math.PI / 2 - turn)),
        saddle[2] + (v * 2 - 1) * 1.15,
      ]
    },
    24,
    10,
  )
  const parts = [
    ...animalParts(animal, { at, turned: 0, size, slim }),
    toPart(cloth, { name: 'saddle cloth', material: 'cloth', surface: weave(colours.accent), twoSided: true }),
  ]
  if (!collar) return parts
  const reins = newMesh()
  for (const [grip, side] of [
    [grips.left, 1],
    [grips.right, -1],
  ] as const) {
    const ring: Vector = [
      at[0] + side * collar.radius * size * slim,
      at[1] + collar.at[1] * size,
      at[2] + collar.at[2] * size,
    ]
    const middle: Vector = [
      (ring[0] + grip[0]) / 2 + side * 0.5,
      (ring[1] + grip[1]) / 2 - 0.4,
      (ring[2] + grip[2]) / 2,
    ]
    cord(reins, softly([ring, middle, grip]), 0.07, 6)
  }
  return [...parts, toPart(reins, { name: 'reins', material: 'hard', surface: leather('#3a2416') })]
}
