import { circle, inEachHand, inHand, plain, prop, rod, scatter, weave } from '#props/prop-kit.ts'

/** Strips of foil to all sides of the fist, spread evenly over a ball. */
const strips = Array.from({ length: 150 }, (_, nth) => {
  const high = 1 - (2 * (nth + 0.5)) / 150
  const flat = Math.sqrt(1 - high * high)
  const { x, y } = circle(nth * 0.381966)
  const far = 0.85 + 0.35 * scatter(nth)
  const at = (share: number, sink: number) =>
    [x * flat, high, y * flat].map((one, axis) => one * far * share - (axis === 1 ? sink : 0)).join(' ')
  return rod(`${at(0.1, 0)}, ${at(0.6, 0)}, ${at(1, 0.14)}`, 0.075, 0.05, 4)
})

const lifted = {
  reach: 'shoulder',
  off: [1.5, 0.2, 1.5],
  elbow: [1, -1, -0.2],
  palm: [-0.7, 0, -0.7],
  along: [-0.1, 1, 0.15],
} as const

/** A cheerleader's, one in each hand. */
export const pomPoms = prop({
  label: 'Pom-poms',
  words:
    'pom poms, pompoms, pom pom, cheerleader pom poms, cheer pom poms, cheerleading pom poms, shaking pom poms, waving pom poms',
  order: 4086,
  slot: 'hand',
  hand: {
    fingers: 'fist',
    arm: 'front',
    both: true,
    arms: { arms: { left: lifted, right: lifted }, fingers: { left: 'grip', right: 'grip' } },
  },
  dyed: ['pom-poms'],
  make: inEachHand(
    inHand('raised', 0.1, (fitting) => [
      { name: 'pom-poms', material: 'cloth', surface: weave(fitting.colours.accent), forms: strips },
      {
        name: 'pom-pom grip',
        material: 'hard',
        surface: plain([0.8, 0.8, 0.8], 0.4),
        forms: [rod('0 -0.4 0, 0 0.4 0', 0.1)],
      },
    ]),
  ),
})
