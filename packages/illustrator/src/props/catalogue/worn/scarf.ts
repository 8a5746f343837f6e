import { circle, type Fitting, hanging, knit, minus, neckRing, newMesh, type Part, prop } from '#props/prop-kit.ts'
import { ripple, sheet, smoothstep, strap, toPart, triples, unit } from '#props/prop-kit.ts'

/** Two turns around the neck and two ends over the chest. */
export const scarf = prop({
  label: 'Scarf',
  words: 'scarf, shawl, neckerchief, muffler, bandana around her neck, pashmina, neck scarf, cravat, woolly scarf',
  order: 270,
  slot: 'neck',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  const ring = neckRing(fitting, 0.12, 1.25, true)
  const turns: readonly (readonly [height: number, off: number, thick: number])[] = triples`
    -0.12 0.16 0.22, 0.2 0.06 0.19`
  turns.forEach(([height, off, thick], nth) => {
    sheet(
      mesh,
      (u, v) => {
        const { x, y } = circle(v)
        const fold = 1 + 0.25 * (ripple(u * 9 + 40 * nth, nth + 3) - 0.5) + 0.16 * Math.abs(circle(v * 2.5 + u * 2).x)
        const sag = -0.16 * ((circle(u).x + 1) / 2)
        // v runs from outside upwards.
        return ring.girth(u, off + thick * 0.6 + thick * x * fold, height + sag + thick * 1.05 * y * fold)
      },
      48,
      14,
    )
  })
  const right = unit(minus(ring.girth(0.25, 0), ring.girth(0.75, 0)))
  const ends = [
    { share: 0.035, drift: 0.25, size: 2.6 },
    { share: 0.965, drift: -0.3, size: 2.1 },
  ]
  for (const { share, drift, size } of ends) {
    const from = ring.girth(share, 0.3, -0.3)
    const line = hanging(fitting, from, drift, size, 0.12)
    strap(mesh, line, (place) => 0.42 + 0.22 * smoothstep(0, 0.4, place), 0.07, right)
  }
  const surface = knit(fitting.colours.accent, 26, 90)
  return [toPart(mesh, { name: 'scarf', material: 'cloth', surface, twoSided: true })]
}
