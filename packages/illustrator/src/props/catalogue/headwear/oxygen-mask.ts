import { along, band, cord, type Fitting, newMesh, type Part, plain, prop, sheet, smoothstep } from '#props/prop-kit.ts'
import { taut, toPart, type Vector } from '#props/prop-kit.ts'

/** A rubber cup over nose and mouth with a ribbed hose: pilots and patients. */
export const oxygenMask = prop({
  label: 'Oxygen mask',
  words:
    'oxygen mask, breathing mask, pilot mask, fighter pilot mask, breather mask, breathing apparatus, rebreather, rebreather mask, oxygen masks, breather, half mask respirator, breathing tube mask',
  order: 356,
  slot: 'face',
  hides: 0.55,
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { head } = fitting
  const [cup, hose, strap] = [newMesh(), newMesh(), newMesh()]
  const cloth = taut(fitting, {
    turn: 0.62,
    low: (turn) => 6.18 + 0.5 * turn * turn,
    high: (turn) => 7.08 - 0.75 * turn * turn,
    off: 0.07,
  })
  sheet(
    cup,
    (u, v) => {
      const middle = smoothstep(0.5, 0.05, Math.abs(u - 0.5)) * smoothstep(0, 0.3, v) * smoothstep(1, 0.6, v)
      return along(cloth(u, v), [0, -0.1, 1], 0.2 * middle)
    },
    48,
    30,
  )
  const mouth = along(cloth(0.5, 0.32), [0, 0, 1], 0.2)
  const line: readonly Vector[] = [
    mouth,
    [mouth[0] + 0.02, mouth[1] - 0.2, mouth[2] + 0.12],
    [mouth[0] + 0.12, mouth[1] - 0.6, mouth[2] + 0.1],
    [mouth[0] + 0.34, mouth[1] - 1.0, mouth[2]],
    [mouth[0] + 0.6, mouth[1] - 1.5, mouth[2] - 0.1],
  ]
  const fine = line.flatMap((at, nth) => {
    const next = line[nth + 1]
    return next
      ? Array.from({ length: 10 }, (_, step) =>
          along(at, [next[0] - at[0], next[1] - at[1], next[2] - at[2]], step / 10),
        )
      : [at]
  })
  cord(hose, fine, (share) => 0.13 + 0.02 * Math.abs(((share * 22) % 1) - 0.5) * 2, 12)
  band(
    strap,
    fitting,
    (turn) => 6.85 + 0.28 * smoothstep(0.6, 2, Math.abs(turn)),
    0.12,
    fitting.hairRoom * 0.6 + 0.02,
    0.03,
  )
  return [
    toPart(
      cup,
      { name: 'oxygen mask', material: 'hard', surface: plain([0.05, 0.055, 0.06], 0.5), twoSided: true, face: true },
      head.placing,
    ),
    toPart(hose, { name: 'mask hose', material: 'hard', surface: plain([0.16, 0.17, 0.18], 0.5) }, head.placing),
    toPart(
      strap,
      { name: 'mask strap', material: 'hard', surface: plain([0.04, 0.04, 0.045], 0.7), twoSided: true },
      head.placing,
    ),
  ]
}
