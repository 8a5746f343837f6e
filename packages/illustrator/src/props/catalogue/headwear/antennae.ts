import { ball, cord, type Fitting, newMesh, type Part, plain, plus, prop, toPart, triples } from '#props/prop-kit.ts'
import { type Vector } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** Two feelers on the head that end in knobs. */
export const antennae = prop({
  label: 'Antennae',
  words:
    'antennae, antenna headband, antennae headband, alien antennae, insect antennae, bug antennae, deely boppers, deeley boppers, bee antennae, moth antennae, butterfly antennae, feelers, alien headband, pair of antennae',
  order: 215,
  slot: 'head',
  dyed: ['antenna knobs', 'antennae'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const [stalks, knobs] = [newMesh(), newMesh()]
  for (const side of [1, -1]) {
    const foot = around(fitting, side * 0.5, 8.3, -0.04)
    const line = triples`0 0 0, 0.06 0.35 0.02, 0.2 0.72 0.1, 0.42 1.02 0.24`.map(([x, y, z]): Vector =>
      plus(foot, [side * x, y, z]),
    )
    cord(stalks, line, (share) => 0.045 - 0.02 * share, 8)
    ball(knobs, plus(foot, [side * 0.45, 1.08, 0.28]), [0.13, 0.13, 0.13], 14, 10)
  }
  const { colours, head } = fitting
  return [
    toPart(stalks, { name: 'antennae', material: 'hard', surface: plain([0.04, 0.04, 0.045], 0.4) }, head.placing),
    toPart(knobs, { name: 'antenna knobs', material: 'hard', surface: plain(colours.accent, 0.25) }, head.placing),
  ]
}
