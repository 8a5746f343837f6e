import { along, arc, circle, cross, fixedAt, gold, hungFree, lump, metal, minus, newMesh } from '#props/prop-kit.ts'
import { prop, sheet, toPart, unit, type Vector, weave } from '#props/prop-kit.ts'

/** A large medal on a broad ribbon around the neck. */
export const medal = prop({
  label: 'Medal',
  words:
    'medal, gold medal, olympic medal, silver medal, bronze medal, medal around her neck, medal around his neck, winners medal, gold medals around her neck, medal on a ribbon, medal of honor, medal of honour, championship medal, medal around the neck, olympic gold medal',
  order: 266,
  slot: 'neck',
  dyed: ['medal'],
  make: (fitting) => {
    const { line, foot, out, up } = hungFree(fitting, 2.1, 0.05)
    const ribbon = newMesh()
    const last = line.length - 1
    sheet(
      ribbon,
      (u, v) => {
        const spot = Math.min(last - 1e-6, Math.max(0, v * last))
        const [from, to]: readonly [Vector, Vector] = [
          line[Math.floor(spot)] ?? foot,
          line[Math.floor(spot) + 1] ?? foot,
        ]
        const way = unit(minus(to, from))
        const at = along(from, minus(to, from), spot - Math.floor(spot))
        const { normal } = fitting.trunk.near(at)
        const aside = unit(cross(way, normal), [1, 0, 0])
        return along(along(at, aside, (u - 0.5) * 0.34), normal, 0.02 + 0.02 * circle(u / 2).y)
      },
      6,
      80,
    )
    const at = along(along(foot, up, -0.32), out, 0.07)
    return [
      ...fixedAt({ at, up, out }, [
        {
          name: 'medal',
          material: 'hard',
          surface: metal(gold, 0.22),
          forms: [
            lump('0 0 0', '0.36 0.36 0.045', 28, 10),
            arc('0 0 0.03', 0.31, 0.025, [0, 1], 'across'),
            lump('0 0 0.04', '0.13 0.16 0.03'),
          ],
        },
      ]),
      toPart(ribbon, {
        name: 'medal ribbon',
        material: 'cloth',
        surface: weave(fitting.colours.accent, [0.82, 0.82, 0.84], 3),
        twoSided: true,
      }),
    ]
  },
})
