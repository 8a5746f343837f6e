import { circle, cord, type Fitting, gold, gripOf, held, lathe, metal, newMesh, pairs } from '#props/prop-kit.ts'
import { type Part, plus, prop, sheet, smoothstep, steel, type Surface, unit, type Vector } from '#props/prop-kit.ts'

/** A long hilt, a round guard and one edge that bends back. */
export const katana = prop({
  label: 'Katana',
  words:
    'katana, katanas, samurai sword, ninja sword, tachi, odachi, nodachi, wakizashi, samurai swords, twin katanas, dual katanas, drawn katana',
  order: 620,
  slot: 'hand',
  poses: { 'sword-ready': 2, holding: 3 },
  hand: { fingers: 'fist', arm: 'front', both: false },
  make,
})

/** How far the blade has bent back at this share of its length. */
const bend = (share: number): number => -0.55 * share * share

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.12)
  const axis = unit(grip.thumb[1] > 0.35 ? grip.thumb : plus(grip.thumb, [0, -0.45, 0.15]))
  const [blade, guard, hilt] = [newMesh(), newMesh(), newMesh()]
  sheet(
    blade,
    (u, v) => {
      const { x, y } = circle(u)
      const point = 1 - smoothstep(0.93, 1, v)
      return [bend(v) + y * 0.15 * (0.35 + 0.65 * point), 0.75 + v * 7, x * 0.03 * point]
    },
    12,
    30,
  )
  lathe(guard, pairs`0 0.64, 0.36 0.64, 0.38 0.68, 0.36 0.72, 0 0.72`, 28, [0, 0, 0])
  lathe(guard, pairs`0 -1.32, 0.13 -1.3, 0.14 -1.18, 0.12 -1.1`, 14, [0, 0, 0])
  const line = Array.from({ length: 12 }, (_, nth): Vector => [0, -1.2 + (nth / 11) * 1.86, 0])
  cord(hilt, line, (share) => 0.125 - 0.02 * circle(share / 2).y, 12)
  return held(grip.middle, axis, plus(grip.facing, grip.along), [
    [blade, { name: 'katana', material: 'hard', surface: tempered, twoSided: true }],
    [guard, { name: 'katana guard', material: 'hard', surface: metal(gold, 0.35), twoSided: true }],
    [hilt, { name: 'katana hilt', material: 'hard', surface: wrapped }],
  ])
}

/** Bright along the edge, with a wavy line where the temper ends. */
const tempered: Surface = (spot) => {
  const share = (spot.y - 0.75) / 7
  const fromEdge = 0.15 - (spot.x - bend(share))
  const wave = 0.1 + 0.02 * circle(spot.y * 1.3).x
  const tone = 0.78 + 0.5 * smoothstep(wave + 0.02, wave - 0.02, fromEdge)
  spot.red = steel[0] * 1.2 * tone
  spot.green = steel[1] * 1.2 * tone
  spot.blue = steel[2] * 1.24 * tone
  spot.metal = 1
  spot.rough = 0.16
}

/** Dark cord in crossing turns; pale skin of a ray shows in the diamonds between. */
const wrapped: Surface = (spot) => {
  const [a, b] = [spot.u * 4 + spot.v * 7, spot.u * 4 - spot.v * 7]
  const open = Math.min(Math.abs((a - Math.floor(a)) * 2 - 1), Math.abs((b - Math.floor(b)) * 2 - 1)) > 0.55
  const pale = open && spot.grain < 0.06 ? 1 : 0
  spot.red = 0.02 + 0.6 * pale
  spot.green = 0.022 + 0.55 * pale
  spot.blue = 0.035 + 0.43 * pale
  spot.rough = 0.85
  spot.relief = pale ? -0.015 : 0
}
