import { circle, type Fitting, hanging, minus, neckRing, newMesh, noise, type Part, prop } from '#props/prop-kit.ts'
import { sheet, smoothstep, strap, type Surface, toPart, unit } from '#props/prop-kit.ts'

/** White terry cloth around the neck, both ends over the chest. */
export const towel = prop({
  label: 'Towel',
  words:
    'towel around her neck, towel around his neck, towel, towel round neck, towel around the neck, towel around neck, gym towel, towel over his shoulders, towel over her shoulders, towel round her neck, towel round his neck, towel round shoulders, towel around shoulders',
  order: 264,
  slot: 'neck',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  const ring = neckRing(fitting, 0.08, 1.3, true)
  const [from, to] = [0.13, 0.87] as const
  sheet(
    mesh,
    (u, v) => {
      const { x, y } = circle(v)
      const share = from + (to - from) * u
      const back = (1 - circle(share).x) / 2
      return ring.girth(share, 0.16 + 0.13 * x, 0.02 + 0.1 * back + (0.2 + 0.1 * back) * y)
    },
    48,
    14,
  )
  const right = unit(minus(ring.girth(0.25, 0), ring.girth(0.75, 0)))
  for (const [share, drift, size] of [
    [from, 0.12, 3.3],
    [to, -0.12, 2.9],
  ] as const) {
    const line = hanging(fitting, ring.girth(share, 0.16, 0.08), drift, size, 0.13)
    strap(mesh, line, (place) => 0.46 + 0.34 * smoothstep(0, 0.35, place), 0.06, right)
  }
  return [toPart(mesh, { name: 'towel', material: 'cloth', surface: terry, twoSided: true })]
}

/** Loops of cotton, with two woven stripes near the ends. */
const terry: Surface = (spot) => {
  const loops = (noise(spot.x * 32, spot.y * 32, spot.z * 32) - 0.5) * (spot.grain < 0.03 ? 1 : 0.3)
  const stripe = smoothstep(0.015, 0.01, Math.abs(spot.v - 0.1)) + smoothstep(0.015, 0.01, Math.abs(spot.v - 0.15))
  const tone = 0.96 + loops * 0.2
  spot.red = (0.76 - 0.5 * stripe) * tone
  spot.green = (0.75 - 0.38 * stripe) * tone
  spot.blue = (0.72 - 0.18 * stripe) * tone
  spot.rough = 0.97
  spot.relief = loops * 0.02
}
