import { both, pose } from '#poses/pose-file.ts'

export const poweringUp = pose({
  label: 'Powering up',
  words:
    'powering up, power up, powers up, charging up, going super saiyan, super saiyan, unleashing her power, unleashing his power, unleashing power, aura flaring, gathering energy, charging energy, fists clenched at her sides, fists clenched at his sides, screaming with power, rage mode, berserk mode, transforming, transforms, transformation sequence, magical girl transformation, turning into, turns into, mid transformation, breaking free, breaking her chains, breaking chains, breaks her chains, channeling energy, channelling energy',
  order: 1160,
  faces: { furious: 3, determined: 1 },
  shows: 'body',
  body: {
    hips: [-4, 0, 0],
    shift: [0, -1.5, 0],
    waist: [-4, 0, 0],
    chest: [-6, 0, 0],
    neck: [-6, 0, 0],
    head: [-6, 0, 0],
    legs: { left: { stands: [2.1, 0.1], toes: 28, knee: 10 }, right: { stands: [2.1, -0.1], toes: 28, knee: 10 } },
    arms: both({
      reach: 'shoulder',
      off: [1.5, -2.3, 0.9],
      elbow: [1, -0.2, -0.6],
      palm: [-0.9, 0.2, 0.2],
      along: [-0.3, 0.5, 0.8],
    }),
    shoulders: { left: [8, 0], right: [8, 0] },
    fingers: both('fist'),
    mirrors: true,
  },
})
