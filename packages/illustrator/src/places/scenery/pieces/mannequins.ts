import { addCopy, ball, cos, fabric, fours, lathe, linear, type Mesh, metal } from '#places/scenery/piece-kit.ts'
import { newMesh, pairs, piece, plain, rod, setPart, sheet, sin, turned } from '#places/scenery/piece-kit.ts'

/** Rings around an upright axis: height, half width, half depth, and how far forward. */
type Rings = readonly (readonly [y: number, wide: number, deep: number, forward: number])[]

function body(mesh: Mesh, rings: Rings): void {
  const last = rings.length - 1
  sheet(
    mesh,
    (u, v) => {
      const along = Math.min(last - 1e-6, Math.max(0, v * last))
      const low = Math.floor(along)
      const share = along - low
      const [a, b] = [rings[low]!, rings[low + 1]!]
      const at = (n: 0 | 1 | 2 | 3) => a[n] + (b[n] - a[n]) * share
      const angle = u * 2 * Math.PI
      return [sin(angle) * at(1), at(0), cos(angle) * at(2) + at(3)]
    },
    18,
    last * 3,
  )
}

const trunk: Rings = fours`
  8.2 1.5 1.1 0, 9.2 1.78 1.25 -0.1, 10.6 1.3 0.95 0.1, 12.2 1.55 1.2 0.25, 13.4 1.75 1.05 0.1, 14.2 1.3 0.8 0,
  14.8 0.5 0.5 0, 15.4 0.46 0.46 0.05`

/** Shop window dummies without faces, one of them dressed, and a tailor's form on its stand. */
export const mannequins = piece({
  label: 'Mannequins',
  words:
    'mannequin, mannequins, shop mannequins, dress form, dress forms, tailor dummy, tailors dummy, tailor dummies, dressmaker dummy, shop dummies, shop dummy, faceless mannequins, white mannequins, display mannequins, store mannequins, headless mannequin, headless mannequins, dressmaking dummy, sewing mannequin, creepy mannequins',
  order: 563,
  where: 'stands',
  dyed: true,
  size: [20, 18.2, 6.4],
  make: ({ noise, tone }) => {
    const [white, cloth, bust, stand] = [newMesh(), newMesh(), newMesh(), newMesh()]
    for (const [x, turn, isDressed] of [
      [-6, 14, false],
      [0.4, -10, true],
    ] as const) {
      const [one, dress] = [newMesh(), newMesh()]
      body(one, trunk)
      ball(one, [0, 16.7, 0.15], [0.78, 1.12, 0.95], 9)
      for (const way of [-1, 1]) {
        rod(one, [way * 0.85, 8.6, 0], [way * 0.95, 4.6, way * 0.5 + 0.2], 0.86, 0.55, 10)
        rod(one, [way * 0.95, 4.6, way * 0.5 + 0.2], [way * 1, 0.7, way * 0.6], 0.52, 0.28, 10)
        ball(one, [way * 1, 0.45, way * 0.6 + 0.5], [0.38, 0.35, 0.95], 5)
        const bent = way > 0 ? 1 : 0
        rod(one, [way * 1.65, 13.7, 0], [way * 2.3, 10.8, -0.2], 0.45, 0.34, 9)
        rod(one, [way * 2.3, 10.8, -0.2], [way * (2.3 - bent * 0.6), 8.4 + bent * 2.2, 0.3 + bent * 2], 0.33, 0.2, 9)
        ball(one, [way * 1.62, 13.7, 0], [0.52, 0.55, 0.55], 6)
        ball(one, [way * (2.3 - bent * 0.6), 8.1 + bent * 2.2, 0.4 + bent * 2.1], [0.22, 0.5, 0.3], 5)
      }
      if (isDressed)
        body(dress, fours`3.4 3.6 3 0, 7 2.6 2.1 0, 10.6 1.42 1.08 0.1, 12.2 1.68 1.34 0.25, 13.5 1.5 1.1 0.1`)
      const at = { x, turn: turned(turn) }
      addCopy(white, one, at)
      addCopy(cloth, dress, at)
      lathe(stand, { x }, pairs`2.4 0, 2.4 0.2, 0.1 0.3`, 20)
    }
    // The tailor's form: a covered bust on a pole with three feet.
    const form = newMesh()
    body(
      form,
      trunk.slice(0, 7).map(([y, wide, deep, forward]) => [y, wide * 1.06, deep * 1.06, forward] as const),
    )
    addCopy(bust, form, { x: 6.6, turn: turned(-24) })
    rod(stand, [6.6, 1, 0], [6.6, 8.6, 0], 0.24, 0.24, 8)
    lathe(stand, { x: 6.6, y: 14.7 }, pairs`0.55 0, 0.5 0.35, 0.2 0.5, 0.3 0.8, 0.05 1.05`, 12)
    for (const angle of [20, 140, 260]) {
      const [c, s] = turned(angle)
      rod(stand, [6.6, 2, 0], [6.6 + c * 2.4, 0.15, s * 2.4], 0.22, 0.18, 6)
    }
    return [
      setPart('mannequins', white, plain(linear('#e6e1da'), 0.32), { castsShadow: true }),
      setPart('mannequin dress', cloth, fabric(tone('#8a2c4a'), noise), { castsShadow: true, twoSided: true }),
      setPart('dress form', bust, fabric(linear('#c8b79a'), noise), { castsShadow: true, twoSided: true }),
      setPart('mannequin stands', stand, metal(linear('#4a443e'), noise, 0.4, 0.6), { castsShadow: true }),
    ]
  },
})
