import { cord, cos, type Fitting, newMesh, type Part, pelt, pow, prop, sin, tailFan, toPart } from '#props/prop-kit.ts'

/** Nine brushes in a fan behind the person, white with russet tips. */
export const nineTails = prop({
  label: 'Nine tails',
  words:
    'nine tails, nine fox tails, nine fluffy tails, nine tailed, multiple tails, many tails, multiple fox tails, several tails, kitsune tails, nine kitsune tails, fox tails, 9 tails, nine white tails, fluffy tails, nine golden tails, five tails, seven tails, fan of tails',
  order: 328,
  slot: 'tail',
  low: true,
  dyed: ['nine tails'],
  make,
})

const count = 9

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  for (let nth = 0; nth < count; nth += 1) {
    // From one side over the back to the other.
    const turn = ((nth / (count - 1)) * 2 - 1) * 1.35
    const out = sin(turn)
    const up = cos(turn)
    const line = tailFan(
      fitting,
      [
        [0.3 * out, -0.1, 0.7],
        [1.7 * out, 0.9 * up - 0.5, 1.5],
        [3.6 * out, 3 * up - 0.4, 1.6 + 0.2 * (nth % 2)],
        [4.9 * out, 5 * up + 0.2, 1.3 + 0.2 * (nth % 2)],
        [5.2 * out, 6.4 * up + 1.1, 0.9],
      ],
      36,
    )
    cord(
      mesh,
      line,
      (share) => 0.12 + 1.02 * pow(share, 0.8) * pow(Math.max(0, 1 - share * share * share), 0.8) - 0.115 * share,
      18,
    )
  }
  const surface = pelt([0.74, 0.7, 0.64], [0.5, 0.17, 0.04], 0.78)
  return [toPart(mesh, { name: 'nine tails', material: 'cloth', surface })]
}
