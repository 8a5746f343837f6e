import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const atTheHelm = pose({
  label: 'At the helm',
  words:
    'at the helm, at the wheel of a ship, at the ships wheel, at a ships wheel, ships wheel, ship wheel, ship s wheel, at the ship s wheel, steering a ship, steering the ship, steering her ship, steering a boat, at the tiller, gripping the helm, helmsman, helmswoman, hands on the helm',
  order: 1078,
  faces: { determined: 2, confident: 1 },
  shows: 'hips',
  places: { 'ship-deck': 1 },
  body: {
    ...footing,
    brings: 'ship-wheel',
    arms: both({
      reach: 'chest',
      off: [0.85, -0.15, 2.9],
      elbow: [1, -0.6, 0],
      palm: [-0.5, -0.2, 0.8],
      along: [-0.45, 0.8, 0.3],
    }),
    fingers: both('grip'),
    mirrors: false,
  },
})
