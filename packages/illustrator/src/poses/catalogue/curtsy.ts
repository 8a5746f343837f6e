import { both, pose } from '#poses/pose-file.ts'

export const curtsy = pose({
  label: 'Curtsy',
  words:
    'curtsy, curtsey, curtsying, curtseying, curtsies, curtseys, curtsied, dropping a curtsy, doing a curtsy, holding out her skirt, lifting her skirt hem, holding the hem of her dress, holding her skirt, holding her dress',
  order: 1360,
  faces: { smile: 2, shy: 1, calm: 1 },
  shows: 'body',
  body: {
    hips: [6, 0, 0],
    shift: [0, -1.1, 0],
    waist: [6, 0, 0],
    chest: [6, 0, 0],
    neck: [8, 0, 0],
    head: [4, 0, 0],
    legs: { left: { stands: [0.45, 1], toes: 10 }, right: { stands: [-0.15, -1.5], toes: 20, heel: 42 } },
    arms: both({
      reach: 'hip',
      off: [1.15, -0.55, 0.5],
      elbow: [0.6, 0.2, -1],
      palm: [-0.9, 0.1, -0.5],
      along: [0.15, -1, 0.25],
    }),
    fingers: both('pinch'),
    mirrors: true,
  },
})
