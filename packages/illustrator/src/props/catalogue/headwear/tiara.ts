import { along, ball, cord, type Fitting, metal, newMesh, type Part, plain, prop, silver } from '#props/prop-kit.ts'
import { toPart, unit, type Vector } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** A silver arch over the forehead that vanishes in the hair. */
export const tiara = prop({
  label: 'Tiara',
  words: 'tiara, diadem, circlet, coronet',
  order: 160,
  slot: 'head',
  presses: [0.4, 0.16],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { placing } = fitting.head
  const off = fitting.hairRoom + 0.03
  const wires = newMesh()
  const gems = newMesh()
  const place = (turn: number, lift: number): Vector => {
    const at = around(fitting, turn, 8.02 + 0.1 * (1 - (turn * turn) / 2.2), off)
    return along(at, unit([at[0] * 0.15, 1, 0.1]), lift)
  }
  const arch = (height: (share: number) => number, thick: number): void => {
    const line = Array.from({ length: 41 }, (_, nth) => {
      const turn = (nth / 40 - 0.5) * 2.7
      return place(turn, height(Math.abs(turn) / 1.35))
    })
    cord(wires, line, thick, 6)
  }
  arch(() => 0, 0.024)
  arch((share) => 0.34 * (1 - share) * (1 - share) + 0.06 * (1 - share), 0.016)
  for (let nth = -4; nth <= 4; nth++) {
    const turn = nth * 0.22
    const share = Math.abs(turn) / 1.35
    const top = 0.34 * (1 - share) * (1 - share) + 0.06 * (1 - share)
    cord(wires, [place(turn, 0), place(turn, top + 0.04)], 0.014, 5)
    ball(wires, place(turn, top + 0.06), [0.03, 0.03, 0.03], 8, 6)
    ball(gems, along(place(turn, top * 0.5), [0, 0, 1], 0.02), [0.035, 0.05, 0.025], 8, 6)
  }
  return [
    toPart(wires, { name: 'tiara', material: 'hard', surface: metal(silver, 0.15) }, placing),
    toPart(gems, { name: 'tiara gems', material: 'hard', surface: plain(fitting.colours.accent, 0.06) }, placing),
  ]
}
