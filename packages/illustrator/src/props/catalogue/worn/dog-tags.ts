import { along, ball, between, circle, cord, cross, type Fitting, hungLine, metal, newMesh } from '#props/prop-kit.ts'
import { pairs, type Part, prop, sheet, silver, steel, toPart, unit } from '#props/prop-kit.ts'

/** Two stamped plates of steel on a chain of beads. */
export const dogTags = prop({
  label: 'Dog tags',
  words: 'dog tags, dog tag, dogtags, dogtag, military tags, identity tags, army tags, id tags',
  order: 261,
  slot: 'neck',
  dyed: ['dog tags', 'dog tag chain'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { line, foot, out, aside } = hungLine(fitting, 1.5, 0.04)
  const [chain, tags] = [newMesh(), newMesh()]
  line.forEach((at, nth) => {
    const next = line[nth + 1]
    if (!next) return
    for (const half of [0.2, 0.55, 0.9]) ball(chain, between(at, next, half), [0.022, 0.022, 0.022], 6, 4)
  })
  cord(chain, line, 0.008, 4)
  for (const [tilt, off] of pairs`0.16 0.05, -0.2 0.085`) {
    const way = unit(along([0, -1, 0], aside, tilt))
    const wide = unit(cross(way, out))
    const middle = along(along(foot, way, 0.26), out, off)
    sheet(
      tags,
      (u, v) => {
        const { x, y } = circle(u)
        // A plate with round ends: its rim, then its face.
        const size = v < 0.3 ? 1 : 1 - (v - 0.3) / 0.7
        const lift = v < 0.3 ? (v / 0.3) * 0.022 : 0.022 - 0.006 * (1 - size)
        const long = Math.sign(x) * Math.min(1, Math.abs(x) * 1.25) * 0.26 * size
        const broad = Math.sign(y) * Math.min(1, Math.abs(y) * 1.25) * 0.145 * size
        return along(along(along(middle, way, long), wide, broad), out, lift)
      },
      32,
      8,
    )
  }
  return [
    toPart(chain, { name: 'dog tag chain', material: 'hard', surface: metal(steel, 0.25) }),
    toPart(tags, { name: 'dog tags', material: 'hard', surface: stamped, twoSided: true }),
  ]
}

/** Steel with lines of letters, as far as they are seen. */
const stamped: Part['surface'] = (spot) => {
  metal(silver, 0.3)(spot)
  const row = spot.y * 22
  spot.relief = spot.v > 0.5 && row - Math.floor(row) < 0.5 ? 0.006 : 0
}
