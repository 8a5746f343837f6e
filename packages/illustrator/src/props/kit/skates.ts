import { cos, sin } from '@eidolon/people/exact.ts'
import { newMesh, type Mesh } from '#geometry/mesh.ts'
import { type Placing, toPart } from '#geometry/mesh-part.ts'
import type { Part } from '#geometry/part.ts'
import { box, sheet } from '#geometry/shapes.ts'
import { minus, plus, type Vector } from '#geometry/vector.ts'
import type { Fitting } from '#props/fitting.ts'
import { leather, metal, plain, silver } from '#props/materials.ts'
import { axes } from './gadgets.ts'
import { drum, soleAtRest } from './mount.ts'

/** Made around the ball of a foot that stands on y = 0, looking to +z; its boot is where the ankle is from there. */
function skate(frame: Mesh, wheels: Mesh, boot: Mesh, [x, , z]: Vector, kind: 'roller' | 'ice'): void {
  if (kind === 'ice') {
    for (const at of [-1.7, 0.4]) box(frame, [0, -0.36, at], [0.1, 0.36, 0.3], axes)
    box(frame, [0, -0.82, -0.6], [0.06, 0.26, 1.75], axes)
  } else {
    box(frame, [0, -0.2, -0.65], [0.34, 0.14, 1.5], axes)
    for (const at of [-1.75, 0.45]) for (const side of [-0.42, 0.42]) drum(wheels, [side, -0.72, at], 0.38, 0.16)
  }
  box(frame, [0, -0.04, -0.65], [0.42, 0.05, 1.75], axes)
  // The shaft of the boot around the ankle, open above.
  sheet(
    boot,
    (u, v) => {
      const turn = u * Math.PI * 2
      const [wide, deep] = [0.52 + 0.03 * v, 0.66 - 0.02 * v]
      return [x + sin(turn) * wide, 0.3 + v * 1.15, z - 0.1 + cos(turn) * deep]
    },
    20,
    6,
  )
}

/** On both feet of whoever skates; beside the feet of anybody else. */
export function skatesFor({ body, colours }: Fitting, kind: 'roller' | 'ice'): readonly Part[] {
  return (['left', 'right'] as const).flatMap((side) => {
    const [frame, wheels, boot] = [newMesh(), newMesh(), newMesh()]
    const ankle = minus(body.bones.restJoint(`foot${side === 'left' ? '.L' : '.R'}`), soleAtRest(body, side))
    skate(frame, wheels, boot, ankle, kind)
    const placing = body.rides ? onFoot(body, side) : beside(body, side)
    return [
      toPart(frame, { name: 'skate', material: 'hard', surface: metal(silver, 0.2) }, placing),
      toPart(
        wheels,
        { name: 'skate wheels', material: 'hard', surface: plain(colours.accent, 0.35), twoSided: true },
        placing,
      ),
      toPart(boot, { name: 'skate boot', material: 'hard', surface: leather('#ece6da'), twoSided: true }, placing),
    ].filter(({ triangles }) => triangles.length > 0)
  })
}

function onFoot(body: Fitting['body'], side: 'left' | 'right'): Placing {
  const foot = `foot${side === 'left' ? '.L' : '.R'}`
  const ball = soleAtRest(body, side)
  const point = (at: Vector): Vector => body.bones.carry(foot, plus(ball, at))
  return { point, direction: (way) => minus(point(way), point([0, 0, 0])) }
}

function beside({ bones }: Fitting['body'], side: 'left' | 'right'): Placing {
  const [x, , z] = bones.joint('foot.R')
  const by = side === 'left' ? -1.8 : -3.1
  return { point: (at) => [x + by + at[0], at[1] + 1.1, z + 1.4 + at[2]], direction: (way) => way }
}
