import { along, box, circle, cross, type Fitting, leather, metal, minus, newMesh, type Part } from '#props/prop-kit.ts'
import { plain, prop, sheet, silver, strip, toPart, unit, wrist } from '#props/prop-kit.ts'

/** A leather strap and a steel case on the back of the wrist. */
export const watch = prop({
  label: 'Watch',
  words: 'watch, wristwatch, wrist watch, smartwatch, rolex',
  order: 330,
  slot: 'wrist',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const ring = wrist(fitting)
  const out = unit(minus(ring.girth(0.5, 0.1), ring.middle))
  const side = unit(cross(ring.axis, out))
  const at = ring.girth(0.5, 0.04)
  const [case_, face, hands] = [newMesh(), newMesh(), newMesh()]
  const disc = (mesh: typeof face, radius: number, low: number, high: number): void =>
    sheet(
      mesh,
      (u, v) => {
        const { x, y } = circle(u)
        const [size, lift] = v < 0.5 ? [radius, low + (high - low) * v * 2] : [radius * (2 - v * 2), high]
        return along(along(along(at, ring.axis, x * size), side, y * size), out, lift)
      },
      24,
      4,
    )
  disc(case_, 0.17, -0.02, 0.06)
  disc(face, 0.14, 0.05, 0.066)
  const axes = [side, ring.axis, out] as const
  box(hands, along(along(at, side, 0.04), out, 0.07), [0.045, 0.009, 0.003], axes)
  box(hands, along(along(at, ring.axis, 0.05), out, 0.07), [0.008, 0.055, 0.003], axes)
  return [
    strip(ring, 0.15, 0.014, 0.022, leather([0.07, 0.04, 0.022]), 'watch strap'),
    toPart(case_, { name: 'watch', material: 'hard', surface: metal(silver, 0.2), twoSided: true }),
    toPart(face, { name: 'watch face', material: 'hard', surface: plain([0.75, 0.74, 0.7], 0.15), twoSided: true }),
    toPart(hands, { name: 'watch hands', material: 'hard', surface: plain([0.02, 0.02, 0.02], 0.3) }),
  ]
}
