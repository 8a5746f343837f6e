import { both, pose } from '#poses/pose-file.ts'

export const dancing = pose({
  label: 'Dancing',
  words:
    'dancing, dance, dances, dancer, spinning, salsa dancing, salsa dancer, belly dancing, belly dancer, dancing salsa, dancing alone, dancing freely, dancing wildly, disco dancing, swing dancing, tap dancing, line dancing, samba, dancing samba, cha cha, rumba, grooving, busting a move, dances alone, partying',
  order: 170,
  faces: { happy: 2, laugh: 1 },
  shows: 'body',
  body: {
    hips: [0, 14, 8],
    shift: [-0.45, -0.25, 0],
    waist: [-4, -8, -10],
    chest: [-3, -12, -6],
    neck: [0, 6, 8],
    head: [-3, 4, 4],
    legs: { left: { stands: [1.6, 0.7], toes: 24, heel: 30 }, right: { stands: [0.35, -0.15], toes: 12, knee: 8 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [2.9, 1.1, 0.9],
        elbow: [0.4, -0.6, -1],
        palm: [-0.2, -0.8, 0.5],
        along: [1, 0.25, 0.15],
      },
      right: {
        reach: 'crown',
        off: [0.75, 1.6, 0.25],
        elbow: [1, 0.1, -0.3],
        palm: [-0.6, 0, 0.8],
        along: [-0.35, 1, 0.1],
      },
    },
    fingers: both('soft'),
    mirrors: true,
  },
})
