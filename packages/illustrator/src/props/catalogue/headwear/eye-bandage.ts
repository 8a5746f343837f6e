import { circle, cord, type Fitting, newMesh, noise, type Part, prop, sheet, type Surface } from '#props/prop-kit.ts'
import { toPart, type Vector, vertexAt } from '#props/prop-kit.ts'

/** A white gauze pad over one eye with loops around the ears. */
export const eyeBandage = prop({
  label: 'Bandaged eye',
  words:
    'bandaged eye, medical eyepatch, medical eye patch, white eyepatch, white eye patch, gauze over one eye, gauze eyepatch, gauze eye patch, bandage over one eye, bandage over her eye, bandage over his eye, one eye bandaged, one bandaged eye, bandages over one eye, eye bandage, hospital eyepatch, hospital eye patch',
  order: 51,
  slot: 'eyes',
  hides: 0.9,
  make,
})

function make({ head, chance }: Fitting): readonly Part[] {
  const side = chance.chance(0.5) ? 1 : -1
  const eye = side > 0 ? head.eyes.left : head.eyes.right
  const [pad, loops] = [newMesh(), newMesh()]
  const at = (u: number, far: number): Vector => {
    const { x, y } = circle(u)
    const [sx, sy] = [Math.sign(x) * Math.sqrt(Math.abs(x)), Math.sign(y) * Math.sqrt(Math.abs(y))]
    const [dx, dy] = [sx * far * 0.3, sy * far * 0.24]
    return [eye[0] + dx, eye[1] + dy, eye[2] + 0.38 - 0.08 * far * far - Math.max(0, dx * side) * 0.4]
  }
  sheet(pad, (u, v) => at(u, 1 - v), 32, 8)
  const ear = vertexAt(head.skin, side > 0 ? 12044 : 5445)
  const start = side > 0 ? 0 : 0.5
  for (const up of [0.1, -0.1])
    cord(
      loops,
      [
        at(start + side * up, 0.98),
        [ear[0] + side * 0.02, ear[1] + up * 2.4 + 0.05, ear[2] + 0.12],
        [ear[0] - side * 0.08, ear[1] + up, ear[2] - 0.12],
      ],
      0.014,
      5,
    )
  return [
    toPart(pad, { name: 'gauze', material: 'cloth', surface: gauze, twoSided: true, face: true }, head.placing),
    toPart(loops, { name: 'gauze loops', material: 'cloth', surface: gauze }, head.placing),
  ]
}

const gauze: Surface = (spot) => {
  const thread = 0.94 + 0.1 * (noise(spot.x * 40, spot.y * 40, spot.z * 40) - 0.5)
  spot.red = 0.84 * thread
  spot.green = 0.83 * thread
  spot.blue = 0.8 * thread
  spot.rough = 0.95
}
