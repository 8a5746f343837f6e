import { along, cord, cross, type Fitting, gold, leather, metal, minus, newMesh, type Part } from '#props/prop-kit.ts'
import { prop, strip, toPart, unit, waist } from '#props/prop-kit.ts'

export const belt = prop({
  label: 'Belt',
  words: 'belt, leather belt, waist belt, belted, wide belt, studded belt, belts, belt buckle',
  order: 310,
  slot: 'waist',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const ring = waist(fitting)
  const buckle = newMesh()
  const at = ring.girth(0, 0.09)
  const right = unit(minus(ring.girth(0.02, 0), ring.girth(0.98, 0)))
  const out = unit(cross(right, ring.axis))
  const [w, h] = [0.26, 0.2]
  const corner = (x: number, y: number) => along(along(along(at, right, x * w), ring.axis, y * h), out, 0.01)
  cord(buckle, [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)], 0.035, 7, true)
  cord(buckle, [corner(-1, 0), corner(0.9, 0)], 0.022, 6)
  return [
    strip(ring, 0.32, 0.02, 0.05, leather([0.075, 0.042, 0.022]), 'belt'),
    toPart(buckle, { name: 'buckle', material: 'hard', surface: metal(gold, 0.25) }),
  ]
}
