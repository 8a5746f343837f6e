import { circle, type Fitting, hatPart, hatPoint, newMesh, type Part, prop, sheet } from '#props/prop-kit.ts'
import { type Surface } from '#props/prop-kit.ts'

/** Starched white linen folded up on the crown, with a red cross. */
export const nurseCap = prop({
  label: "Nurse's cap",
  words: 'nurse cap, nurses cap, nurse hat, nurses hat, vintage nurse cap, nurse headpiece',
  order: 137,
  slot: 'hat',
  presses: [0.62, 0.3],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  const room = fitting.hairRoom
  // A band that stands up in front, wing-like at its sides.
  sheet(
    mesh,
    (u, v) => {
      const turn = (u - 0.5) * 0.86
      const { x, y } = circle(turn)
      const wing = Math.abs(y)
      const top = 0.62 - 0.12 * wing
      return hatPoint(
        turn,
        0.78 + 0.1 * v + 0.1 * wing * v,
        0.62 + room + v * top - 0.16 * wing + 0.06 * Math.max(0, x) * v,
        room,
      )
    },
    48,
    10,
  )
  sheet(mesh, (u, v) => hatPoint(u, 0.8 * (1 - v), 0.66 + room + 0.42 * Math.sqrt(v), room), 40, 8)
  return [hatPart(fitting, mesh, "nurse's cap", linen)]
}

const linen: Surface = (spot) => {
  const [x, y] = [Math.abs(spot.x), Math.abs(spot.y - 8.72)]
  const isCross = spot.z > 0.9 && Math.min(Math.max(x - 0.06, y - 0.17), Math.max(y - 0.06, x - 0.17)) < 0
  spot.red = isCross ? 0.62 : 0.84
  spot.green = isCross ? 0.04 : 0.84
  spot.blue = isCross ? 0.05 : 0.84
  spot.rough = 0.8
}
