import { along, band, circle, cord, eyepieces, type Fitting, type Mesh, metal, newMesh } from '#props/prop-kit.ts'
import { pairs, type Part, plain, prop, sheet, smoothstep, steel, taut, tautSheet, toPart } from '#props/prop-kit.ts'
import { unit, type Vector } from '#props/prop-kit.ts'

/** Black rubber over the whole face, round windows for the eyes and a filter before the mouth. */
export const gasMask = prop({
  label: 'Gas mask',
  words: 'gas mask, gasmask, respirator, respirator mask, gas masks, filter mask, hazmat mask',
  order: 352,
  slot: 'face',
  hides: 0.15,
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { head } = fitting
  const cloth = taut(fitting, {
    turn: 1.05,
    low: (turn) => 6.06 + 0.3 * turn * turn,
    high: (turn) => 7.72 - 0.16 * turn * turn,
    off: 0.09,
  })
  const [rubber, straps, filter, grill] = [newMesh(), newMesh(), newMesh(), newMesh()]
  tautSheet(rubber, cloth)
  band(straps, fitting, (turn) => 7.5 - 0.12 * smoothstep(0.6, 2, Math.abs(turn)), 0.13, fitting.hairRoom * 0.6, 0.03)
  band(straps, fitting, (turn) => 6.72 + 0.1 * smoothstep(0.6, 2, Math.abs(turn)), 0.11, fitting.hairRoom * 0.6, 0.03)
  const mouth = cloth(0.5, 0.3)
  const way = unit([0, -0.3, 1])
  canister(filter, along(mouth, way, -0.05), way, pairs`0.27 0, 0.29 0.14, 0.34 0.16, 0.34 0.4, 0.3 0.43, 0.05 0.43`)
  for (let nth = 0; nth < 3; nth++) {
    const place = along(mouth, way, 0.16 + nth * 0.09)
    cord(grill, ringAt(place, way, 0.345), 0.02, 6, true)
  }
  const { frames, panes } = eyepieces(fitting, 0.3, 0.44)
  return [
    toPart(
      rubber,
      { name: 'gas mask', material: 'hard', surface: plain([0.022, 0.023, 0.024], 0.55), twoSided: true, face: true },
      head.placing,
    ),
    toPart(
      straps,
      { name: 'gas mask straps', material: 'hard', surface: plain([0.03, 0.03, 0.032], 0.8), twoSided: true },
      head.placing,
    ),
    toPart(
      filter,
      { name: 'filter', material: 'hard', surface: metal([0.2, 0.22, 0.2], 0.45), twoSided: true },
      head.placing,
    ),
    toPart(grill, { name: 'filter rings', material: 'hard', surface: metal(steel, 0.4) }, head.placing),
    toPart(frames, { name: 'eyepieces', material: 'hard', surface: metal(steel, 0.3), twoSided: true }, head.placing),
    panes,
  ]
}

/** A round body along a way: `[radius, ahead]` from its foot. */
function canister(mesh: Mesh, foot: Vector, way: Vector, profile: readonly (readonly [number, number])[]): void {
  const last = profile.length - 1
  sheet(
    mesh,
    (u, v) => {
      const spot = Math.min(last - 1e-6, v * last)
      const [from, to] = [profile[Math.floor(spot)] ?? [0, 0], profile[Math.floor(spot) + 1] ?? [0, 0]]
      const share = spot - Math.floor(spot)
      const radius = from[0] + (to[0] - from[0]) * share
      const { x, y } = circle(u)
      const up: Vector = unit([0, way[2], -way[1]])
      return along(along(along(foot, way, from[1] + (to[1] - from[1]) * share), [1, 0, 0], x * radius), up, y * radius)
    },
    28,
    last * 2,
  )
}

const ringAt = (middle: Vector, way: Vector, radius: number): readonly Vector[] =>
  Array.from({ length: 29 }, (_, nth) => {
    const { x, y } = circle(nth / 28)
    return along(along(middle, [1, 0, 0], x * radius), unit([0, way[2], -way[1]]), y * radius)
  })
