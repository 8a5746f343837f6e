import { cord, curved, type Fitting, type Mesh, newMesh, noise, type Part, plus, prop } from '#props/prop-kit.ts'
import { smoothstep, type Surface, toPart, type Vector } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** A stag's antlers with four tines each. */
export const antlers = prop({
  label: 'Antlers',
  words:
    'antlers, antlered, deer antlers, stag antlers, stag horns, deer horns, moose antlers, reindeer antlers, antler, elk antlers, antler crown, branching horns, branch horns, wooden antlers',
  order: 211,
  slot: 'head',
  make,
})

/** The beam, then the tines: points out, up and ahead from the foot, and how thick it begins. */
const branches: readonly (readonly [thick: number, ...points: readonly Vector[]])[] = [
  [0.105, [0, 0, 0], [0.28, 0.42, -0.16], [0.72, 0.95, -0.22], [0.92, 1.6, 0], [0.72, 2.2, 0.22]],
  [0.065, [0.16, 0.3, -0.1], [0.22, 0.5, 0.22], [0.2, 0.86, 0.46]],
  [0.06, [0.62, 0.84, -0.22], [0.66, 1.1, 0.08], [0.52, 1.5, 0.34]],
  [0.055, [0.9, 1.5, -0.02], [1.16, 1.86, 0.02], [1.26, 2.3, 0.14]],
  [0.05, [0.76, 1.1, -0.2], [1.1, 1.26, -0.3], [1.42, 1.56, -0.26]],
]

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  for (const side of [1, -1]) {
    const foot = around(fitting, side * 0.6, 8.2, -0.06)
    for (const [thick, ...points] of branches) {
      branch(
        mesh,
        points.map(([x, y, z]) => plus(foot, [side * x, y, z])),
        thick,
      )
    }
  }
  return [toPart(mesh, { name: 'antlers', material: 'hard', surface: antler }, fitting.head.placing)]
}

function branch(mesh: Mesh, points: readonly Vector[], thick: number): void {
  cord(mesh, curved(points, 24), (share) => thick * (1 - 0.88 * smoothstep(0.1, 1, share)) + 0.006, 10)
}

/** Brown and furrowed, worn pale at the points. */
const antler: Surface = (spot) => {
  const furrow = noise(spot.u * 14, spot.v * 3, 3) - 0.5
  const pale = smoothstep(0.55, 1, spot.v)
  const tone = 0.85 + furrow * 0.6
  spot.red = (0.2 + 0.3 * pale) * tone
  spot.green = (0.13 + 0.25 * pale) * tone
  spot.blue = (0.075 + 0.19 * pale) * tone
  spot.rough = 0.6
  spot.relief = furrow * 0.02
}
