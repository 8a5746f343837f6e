import { along, ball, between, circle, cross, type Fitting, gold, hanging, metal, newMesh } from '#props/prop-kit.ts'
import { type Part, part, prop, sheet, type Surface, throat, triples, unit } from '#props/prop-kit.ts'

/** Frills of white lace that fall from the throat, with a brooch. */
export const jabot = prop({
  label: 'Jabot',
  words:
    'jabot, jabots, lace jabot, frilly cravat, ruffled cravat, lace cravat, ruffled jabot, frilled cravat, vampire cravat, ruffles at the throat, lace at the throat, lace at his throat, lace at her throat, ascot, ascot tie, white cravat',
  order: 273,
  slot: 'neck',
  dye: '#efece6',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { at, right, out } = throat(fitting, 0.04)
  const up = unit(cross(out, right))
  const [lace, pin] = [newMesh(), newMesh()]
  const line = hanging(fitting, along(at, out, 0.08), 0, 1.7, 0.12)
  // Three tiers, each over the one below it.
  for (const [tier, from, to] of triples`0 0.45 1, 1 0.2 0.72, 2 0 0.46`)
    sheet(
      lace,
      (u, v) => {
        const spot = Math.min(line.length - 1.001, (from + (to - from) * (1 - v)) * (line.length - 1))
        const upper = line[Math.floor(spot)] ?? at
        const place = between(upper, line[Math.floor(spot) + 1] ?? upper, spot - Math.floor(spot))
        const wide = 0.16 + 0.3 * (1 - v)
        const wave = circle(u * 4).x * (0.01 + 0.05 * (1 - v))
        return along(
          along(along(place, right, (u - 0.5) * 2 * wide), out, 0.05 + tier * 0.07 + wave),
          up,
          -0.05 * circle(u * 4).y * (1 - v),
        )
      },
      40,
      12,
    )
  ball(pin, along(at, out, 0.3), [0.1, 0.12, 0.05], 14, 10)
  return [part(lace, 'jabot', white), { ...part(pin, 'jabot brooch', metal(gold, 0.25)), material: 'hard' }]
}

const white: Surface = (spot) => {
  const [a, b] = [spot.u * 26, spot.v * 9]
  const [dx, dy] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5]
  const tone = spot.v < 0.25 && dx * dx + dy * dy < 0.06 && spot.grain < 0.05 ? 0.7 : 1
  spot.red = 0.83 * tone
  spot.green = 0.82 * tone
  spot.blue = 0.79 * tone
  spot.rough = 0.85
}
