import { cos, sin } from '@eidolon/people/exact.ts'
import type { Random } from '@eidolon/people'
import { addCopy, type Mesh, newMesh, type Stand } from '#geometry/mesh.ts'
import type { Part } from '#geometry/part.ts'
import { linear } from '#geometry/color.ts'
import { palette } from '#places/surfaces/paint.ts'
import { setPart } from './set-part.ts'
import { ofOneColor, ball, lathe, rod } from './shapes.ts'
import { pairs } from '#geometry/numbers.ts'

type Folk = { readonly clothes: Mesh; readonly skin: Mesh; readonly hair: Mesh }

/** Somebody far off and out of focus: nobody in particular. `arms` are raised that much, 0 to 1. */
function bystander({ clothes, skin, hair }: Folk, random: Random, stand: Stand, colors: number, arms = 0): void {
  const [top, legs, bare, mop] = [newMesh(), newMesh(), newMesh(), newMesh()]
  const broad = random.between(0.88, 1.12)
  for (const x of [-0.75, 0.75]) {
    rod(legs, [x * 1.1, 0, random.middling() * 0.8], [x, 8.6, 0], 0.55, 0.85, 6)
    const out = random.between(0.2, 0.6)
    const up = random.share() < arms ? random.between(0.5, 1) : 0
    const elbow = [x * (3 + out), 13.9 - 2.6 * (1 - up) + up * 0.8, 0.4] as const
    const angle = up * 2.6
    const hand = [elbow[0] + x * sin(angle) * 0.5, elbow[1] - cos(angle) * 2.5, 1.1] as const
    rod(top, [x * 2.5 * broad, 13.8, 0], elbow, 0.62, 0.5, 6)
    rod(top, elbow, hand, 0.5, 0.36, 6)
    ball(bare, hand, [0.4, 0.5, 0.4], 3)
  }
  const trunk = pairs`1.7 8, 1.65 9.6, 1.5 11, 1.85 13, 1.75 14, 0.6 14.8`
  lathe(
    top,
    {},
    trunk.map(([radius, high]) => [radius * broad, high] as const),
    10,
  )
  rod(bare, [0, 14.4, 0], [0, 15.4, 0], 0.55, 0.5, 6)
  ball(bare, [0, 16.2, 0.1], [0.85, 1.15, 0.95], 5)
  ball(mop, [0, 16.55, -0.15], [0.98, 1.02, 1.02], 5)
  if (random.chance(0.45)) ball(mop, [0, 15.6, -0.55], [0.95, 1.5, 0.6], 4)
  const color = () => Math.floor(random.share() * colors)
  addCopy(clothes, ofOneColor(top), stand, color())
  addCopy(clothes, ofOneColor(legs), stand, color())
  addCopy(skin, ofOneColor(bare), stand, color())
  addCopy(hair, ofOneColor(mop), stand, color())
}

type Crowd = {
  readonly rows: number
  readonly apart: number
  readonly arms: number
  readonly clothes: readonly string[]
  readonly skin: readonly string[]
  readonly hair: readonly string[]
}

/** Rows of them across a width, each looking somewhere near the camera; the first row stands foremost. */
export function crowdOf(
  { random, wide }: { readonly random: Random; readonly wide: number },
  { rows, apart, arms, clothes, skin, hair }: Crowd,
): Part[] {
  const folk: Folk = { clothes: newMesh(), skin: newMesh(), hair: newMesh() }
  const step = Math.max(apart, (wide * rows) / 60)
  for (let row = 0; row < rows; row += 1) {
    for (let x = -wide / 2 + 3.4 + random.share() * 2; x < wide / 2 - 3.4; x += step * random.between(0.8, 1.2)) {
      const z = 4.4 - row * 4.4 + random.middling()
      const angle = random.between(-0.9, 0.9)
      const size = random.between(0.92, 1.08)
      bystander(folk, random, { x, z, turn: [cos(angle), sin(angle)], size }, clothes.length, arms)
    }
  }
  const tones = (list: readonly string[]) =>
    palette(
      list.map((hex) => linear(hex)),
      0.85,
    )
  return [
    setPart('crowd clothes', folk.clothes, tones(clothes)),
    setPart('crowd skin', folk.skin, tones(skin)),
    setPart('crowd hair', folk.hair, tones(hair)),
  ]
}
