import { circle, cord, type Fitting, leather, loop, newMesh, type Part, prop, sheet } from '#props/prop-kit.ts'
import { smoothstep, toPart, type Vector } from '#props/prop-kit.ts'

/** A leather patch over one eye and its strap, aslant around the head. */
export const eyePatch = prop({
  label: 'Eye patch',
  words: 'eye patch, eyepatch, patch over one eye, patch over her eye, patch over his eye',
  order: 50,
  slot: 'eyes',
  hides: 0.92,
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const side = fitting.chance.chance(0.5) ? 1 : -1
  const { head } = fitting
  const eye = side > 0 ? head.eyes.left : head.eyes.right
  const patch = newMesh()
  const at = (u: number, v: number): Vector => {
    const { x, y } = circle(u)
    const far = v
    const low = y < 0 ? 1.15 : 0.85
    const [dx, dy] = [x * far * 0.27, y * far * 0.24 * low]
    const dome = 0.3 - 0.1 * far * far - Math.max(0, dx * side) * 0.35
    return [eye[0] + dx, eye[1] + dy, eye[2] + dome]
  }
  sheet(patch, (u, v) => at(u, 1 - v), 28, 6)
  const strap = newMesh()
  const course = (turn: number): number =>
    eye[1] + 0.14 + 0.42 * smoothstep(0, 0.7, -turn * side + 0.25) - 0.12 * smoothstep(0.5, 2, turn * side)
  const line = loop(fitting, course, 0.035, 60).filter(([x, , z]) => !(x * side > 0.08 && z > eye[2] - 0.02))
  const start = line.findIndex((point, nth) => nth > 0 && far(point, line[nth - 1] ?? point) > 0.25)
  const opened = start > 0 ? [...line.slice(start), ...line.slice(1, start)] : line
  cord(strap, [at(0.5 - side * 0.42, 0.9), ...nearFirst(opened, eye, side), at(0.5 + side * 0.42, 0.9)], 0.026, 6)
  const surface = leather([0.018, 0.016, 0.016])
  return [
    toPart(patch, { name: 'eye patch', material: 'hard', surface, twoSided: true, face: true }, head.placing),
    toPart(strap, { name: 'eye patch strap', material: 'hard', surface }, head.placing),
  ]
}

const far = (a: Vector, b: Vector): number => {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
  return Math.sqrt(x * x + y * y + z * z)
}

/** The strap's line in the order in which it leaves the patch on the nose side. */
function nearFirst(line: readonly Vector[], eye: Vector, side: number): readonly Vector[] {
  const [first, last] = [line[0], line[line.length - 1]]
  if (!first || !last) return line
  const nose: Vector = [eye[0] - side * 0.3, eye[1], eye[2]]
  return far(first, nose) < far(last, nose) ? line : line.toReversed()
}
