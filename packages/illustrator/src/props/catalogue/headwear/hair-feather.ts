import { along, between, cord, cross, type Fitting, linear, newMesh, type Part, plain, prop } from '#props/prop-kit.ts'
import { sheet, sin, type Surface, toPart, unit, type Vector } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** Two feathers in the hair at the side of the head. */
export const hairFeather = prop({
  label: 'Feathers in the hair',
  words:
    'feather in her hair, feather in his hair, feathers in her hair, feathers in his hair, feather hairpin, feather hair clip, feather in hair, feathered headband, feather headpiece, feather hair ornament, feather behind her ear, feathers braided into her hair, feathers woven into her hair, feather fascinator',
  order: 182,
  slot: 'hair',
  dyed: ['feathers'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const [vanes, quills] = [newMesh(), newMesh()]
  const foot = around(fitting, 1.3, 7.8, fitting.hairRoom + 0.04)
  for (const [way, long] of [
    [unit([0.55, 1, -0.45]), 1.5],
    [unit([0.85, 0.75, -0.3]), 1.2],
  ] as const) {
    const tip = along(along(foot, way, long), [0, -0.12, -0.2], 1)
    const line = Array.from({ length: 10 }, (_, nth): Vector =>
      along(between(foot, tip, nth / 9), [0.1, 0.1, 0], (nth / 9) * (1 - nth / 9)),
    )
    cord(quills, line, (share) => 0.025 * (1 - share) + 0.006, 6)
    const across = unit(cross(way, [0.35, 0, 1]))
    sheet(
      vanes,
      (u, v) => {
        const spot = Math.min(8.999, v * 9)
        const at = between(line[Math.floor(spot)] ?? foot, line[Math.floor(spot) + 1] ?? tip, spot - Math.floor(spot))
        const wide = 0.17 * Math.sqrt(Math.max(0, sin(Math.PI * Math.min(1, v * 0.94 + 0.04))))
        return along(along(at, across, (u * 2 - 1) * wide), way, -Math.abs(u * 2 - 1) * 0.1)
      },
      8,
      24,
    )
  }
  const { placing } = fitting.head
  return [
    toPart(
      vanes,
      { name: 'feathers', material: 'cloth', surface: barbs(fitting.colours.accent), twoSided: true },
      placing,
    ),
    toPart(quills, { name: 'quills', material: 'hard', surface: plain([0.7, 0.66, 0.55], 0.5) }, placing),
  ]
}

function barbs(color: string): Surface {
  const [red, green, blue] = linear(color)
  return (spot) => {
    const barb = spot.v * 60 + Math.abs(spot.u - 0.5) * 16
    const tone = (barb - Math.floor(barb) < 0.3 ? 0.75 : 1) * (spot.v > 0.85 ? 0.45 : 1)
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.rough = 0.8
  }
}
