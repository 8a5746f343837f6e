import { circle, cord, type Fitting, gripOf, held, linear, newMesh, type Part, prop, raised } from '#props/prop-kit.ts'
import { seenAgainst, sheet, type Surface, type Vector, wood } from '#props/prop-kit.ts'

/** Folded paper on ribs, open above the hand. */
export const fan = prop({
  label: 'Folding fan',
  words:
    'hand fan, folding fan, paper fan, feather fan, silk fan, holding a fan, fan in hand, fan in her hand, fan in his hand, war fan, japanese fan, chinese fan, fanning herself, fanning himself, peacock feather fan, tessen',
  order: 890,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'raised', both: false },
  make,
})

const folds = 18

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.08)
  const [paper, ribs] = [newMesh(), newMesh()]
  const spoke = (u: number, far: number): Vector => {
    const { x, y } = circle(0.06 + 0.38 * u)
    const fold = Math.abs((u * folds - Math.floor(u * folds)) * 2 - 1)
    return [x * far, y * far - 0.35, 0.05 * fold * (far / 2)]
  }
  sheet(paper, (u, v) => spoke(u, 0.85 + 1.25 * v), folds * 4, 4)
  for (let nth = 0; nth <= folds; nth++) {
    const share = nth / folds
    cord(
      ribs,
      [0, 0.5, 1].map((v) => spoke(Math.min(0.9999, share), v * (nth % folds === 0 ? 2.12 : 1.2))),
      nth % folds === 0 ? 0.05 : 0.03,
      5,
    )
  }
  return held(
    grip.middle,
    raised(grip.thumb),
    [0, 0, 1],
    [
      [
        paper,
        {
          name: 'fan',
          material: 'cloth',
          surface: painted(seenAgainst(fitting, fitting.colours.accent)),
          twoSided: true,
        },
      ],
      [ribs, { name: 'fan ribs', material: 'hard', surface: wood([0.1, 0.05, 0.03]) }],
    ],
  )
}

/** A pale half moon and a darker rim on the dye. */
function painted(color: string): Surface {
  const [red, green, blue] = linear(color)
  return (spot) => {
    const [x, y] = [(spot.u - 0.6) * 3.2, (spot.v - 0.55) * 1.6]
    const moon = x * x + y * y < 0.2
    const rim = spot.v > 0.93
    const tone = rim ? 0.45 : 1
    spot.red = moon ? 0.85 : red * tone
    spot.green = moon ? 0.8 : green * tone
    spot.blue = moon ? 0.66 : blue * tone
    spot.rough = 0.8
  }
}
