import { circle, type Fitting, hatPart, hatPoint, newMesh, pairs, type Part, prop, sheet } from '#props/prop-kit.ts'
import { weave } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** A peak on a band, open above. */
export const sunVisor = prop({
  label: 'Sun visor',
  words:
    'sun visor, visor cap, visor hat, tennis visor, golf visor, sports visor, eyeshade, green eyeshade, dealer visor, casino visor, peaked visor, poker visor',
  order: 92,
  slot: 'hat',
  presses: [0.1, 0.16],
  dyed: ['sun visor', 'visor band'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const [peak, strap] = [newMesh(), newMesh()]
  const room = fitting.hairRoom * 0.7
  sheet(
    peak,
    (u, v) => {
      const turn = (u - 0.5) * 0.46
      const { y } = circle(turn)
      const far = 0.95 * Math.sqrt(Math.max(0, 1 - (y / 0.995) * (y / 0.995)))
      return hatPoint(turn, 1.02 + far * v, -0.02 - 0.22 * v * v + 0.1 * y * y * (1 - v), room)
    },
    36,
    10,
  )
  turned(strap, () => pairs`0.98 -0.08, 1.04 -0.06, 1.04 0.24, 0.98 0.26`, 56, 1, room)
  const surface = weave(fitting.colours.accent)
  return [hatPart(fitting, peak, 'sun visor', surface), hatPart(fitting, strap, 'visor band', surface)]
}
