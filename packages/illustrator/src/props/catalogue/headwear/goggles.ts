import { along, band, circle, type Fitting, glass, leather, metal, newMesh, type Part, prop } from '#props/prop-kit.ts'
import { quad, sheet, smoothstep, toPart, unit, type Vector, vertex } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** Goggles pushed up over the forehead. */
export const goggles = prop({
  label: 'Goggles',
  words: 'goggles, ski goggles, safety goggles, welding goggles, aviator goggles',
  order: 60,
  slot: 'head',
  presses: [0.1, 0.2],
  dyed: ['goggles'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { head, colours } = fitting
  const strap = newMesh()
  const off = fitting.hairRoom * 0.8
  band(strap, fitting, (turn) => 7.93 - 0.3 * smoothstep(0.3, 2.6, Math.abs(turn)), 0.18, off, 0.035)
  const [rims, lenses] = [newMesh(), newMesh()]
  for (const side of [1, -1]) {
    const middle = around(fitting, side * 0.3, 7.95, off + 0.12)
    const out = unit([side * 0.28, 0.32, 1])
    const wide = unit([1, 0, -out[0]])
    const up = unit([0, 1, -0.32])
    const ringAt = (share: number, radius: number, ahead: number): Vector => {
      const { x, y } = circle(share)
      return along(along(along(middle, wide, x * radius * 1.15), up, y * radius), out, ahead)
    }
    sheet(
      rims,
      (u, v) =>
        ringAt(
          u,
          [0.3, 0.31, 0.27, 0.235][Math.min(3, Math.round(v * 3))] ?? 0.3,
          [-0.16, 0.02, 0.07, 0.05][Math.min(3, Math.round(v * 3))] ?? 0,
        ),
      32,
      3,
    )
    const hub = vertex(lenses, along(middle, out, 0.085), out)
    const ring = Array.from({ length: 29 }, (_, nth) => vertex(lenses, ringAt(nth / 28, 0.24, 0.05), out))
    for (let nth = 0; nth < 28; nth++) quad(lenses, hub, ring[nth] ?? 0, ring[nth + 1] ?? 0, ring[nth + 1] ?? 0)
  }
  return [
    toPart(
      strap,
      { name: 'goggle strap', material: 'hard', surface: leather([0.05, 0.032, 0.02]), twoSided: true },
      head.placing,
    ),
    toPart(
      rims,
      { name: 'goggles', material: 'hard', surface: metal([0.6, 0.36, 0.16], 0.3), twoSided: true },
      head.placing,
    ),
    toPart(
      lenses,
      { name: 'goggle lenses', material: 'glass', surface: glass(colours.accent, 0.75), twoSided: true, blended: true },
      head.placing,
    ),
  ]
}
