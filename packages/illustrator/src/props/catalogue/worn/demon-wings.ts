import {
  along,
  shoulderFrame,
  beside,
  between,
  cord,
  curved,
  type Fitting,
  leather,
  minus,
  newMesh,
} from '#props/prop-kit.ts'
import { noise, onLine, type Part, prop, sheet, smoothstep, type Surface, toPart, unit } from '#props/prop-kit.ts'
import { type Vector } from '#props/prop-kit.ts'

/** Leathery wings between long fingers, as bats and dragons have them. */
export const demonWings = prop({
  label: 'Demon wings',
  words:
    'demon wings, bat wings, devil wings, dragon wings, leathery wings, batlike wings, demonic wings, succubus wings, gargoyle wings, vampire wings, membranous wings, bats wings',
  order: 322,
  slot: 'back',
  dyed: ['demon wings', 'wing fingers'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const frame = shoulderFrame(fitting)
  const [bones, skin] = [newMesh(), newMesh()]
  for (const side of [1, -1]) {
    const at = beside(frame, side, 1.3)
    const root = at(0.3, 0.1, -0.1)
    const wrist = at(2.3, 2.55, 0.85)
    const arm = curved([root, at(0.9, 0.9, 0.45), at(1.5, 1.9, 0.75), wrist], 20)
    cord(bones, arm, (share) => 0.17 - 0.08 * share, 10)
    const tips = [at(4.9, 1.7, 0.7), at(4.35, -0.35, 0.8), at(3.0, -1.75, 0.8), at(1.55, -2.0, 0.55)]
    const fingers = tips.map((tip, nth) => {
      const knee = along(between(wrist, tip, 0.45), unit(minus(at(1, 1.2 - nth * 0.3, 0), at(0, 0, 0))), 0.34)
      return curved([wrist, knee, tip], 18)
    })
    for (const finger of fingers) cord(bones, finger, (share) => 0.085 * (1 - share * 0.85), 8)
    // A claw at the wrist.
    cord(bones, curved([wrist, at(2.42, 2.95, 0.8), at(2.7, 3.15, 0.7)], 8), (share) => 0.085 * (1 - share) + 0.004, 8)
    const edges: readonly (readonly Vector[])[] = [...fingers, [...arm].reverse()]
    edges.forEach((edge, nth) => {
      const next = edges[nth + 1]
      if (!next) return
      const last = nth === fingers.length - 1
      sheet(
        skin,
        (u, v) => {
          // Between two fingers; the hem is drawn in, and the skin bellies back.
          const inward = last ? 0.12 : 0.2
          const far = v * (1 - inward * 4 * u * (1 - u))
          const place = between(onLine(edge, far), onLine(next, far), u)
          return along(place, frame.back, 0.28 * 4 * u * (1 - u) * v * (1.1 - 0.4 * v))
        },
        14,
        20,
      )
    })
  }
  return [
    toPart(skin, { name: 'demon wings', material: 'hard', surface: membrane, twoSided: true }),
    toPart(bones, { name: 'wing fingers', material: 'hard', surface: leather([0.03, 0.014, 0.016]) }),
  ]
}

/** Thin skin with veins, redder towards its hem. */
const membrane: Surface = (spot) => {
  const vein = Math.abs(noise(spot.u * 5, spot.v * 3.2, 2) - 0.5)
  const fold = noise(spot.u * 9, spot.v * 2, 7) - 0.5
  const share = smoothstep(0.1, 1, spot.v)
  const tone = (0.85 + fold * 0.35) * (1 - 0.35 * smoothstep(0.05, 0.01, vein))
  spot.red = (0.075 + 0.12 * share) * tone
  spot.green = (0.018 + 0.008 * share) * tone
  spot.blue = (0.024 + 0.008 * share) * tone
  spot.rough = 0.55
  spot.relief = fold * 0.03
}
