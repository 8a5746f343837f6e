import { along, circle, cross, type Fitting, newMesh, type Part, plain, prop, sheet, toPart } from '#props/prop-kit.ts'
import { unit } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** Two flat clips over the temple, crossed. */
export const hairClip = prop({
  label: 'Hair clips',
  words:
    'hair clip, hair clips, hairclip, hairclips, hairpin, hairpins, hair pin, hair pins, barrette, barrettes, bobby pin, bobby pins, clips in her hair, clip in her hair, hair slide, hair slides, snap clips, x shaped hairpin, x hairpin, x hair clip, x shaped hair clip, pin in her hair, pins in her hair, clips in his hair, hair ornament, hair ornaments, hair accessory, hair accessories, jeweled hairpin, jewelled hairpin, gold hairpin, silver hairpin, star hair clip, star hair clips',
  order: 191,
  slot: 'hair',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  const middle = around(fitting, 0.78, 8.02, fitting.hairRoom + 0.07)
  const out = unit([middle[0], 0.25, middle[2] - 0.5])
  const right = unit(cross([0, 1, 0], out))
  const up = cross(out, right)
  for (const lean of [0.75, -0.75]) {
    const way = unit(along(right, up, lean))
    const aside = cross(out, way)
    sheet(
      mesh,
      (u, v) => {
        const { x, y } = circle(u)
        const half = 0.075 * Math.sqrt(Math.max(0, 1 - (2 * v - 1) * (2 * v - 1))) ** 0.5
        const bend = -0.12 * (2 * v - 1) * (2 * v - 1)
        return along(
          along(along(middle, way, (2 * v - 1) * 0.34), aside, y * half),
          out,
          0.035 * x + bend + 0.05 + (lean > 0 ? 0.03 : 0),
        )
      },
      12,
      16,
    )
  }
  return [
    toPart(
      mesh,
      { name: 'hair clips', material: 'hard', surface: plain(fitting.colours.accent, 0.2), twoSided: true },
      fitting.head.placing,
    ),
  ]
}
