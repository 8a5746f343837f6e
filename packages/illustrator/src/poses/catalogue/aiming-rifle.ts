import { pose } from '#poses/pose-file.ts'

export const aimingRifle = pose({
  label: 'Aiming a rifle',
  words:
    'aiming a rifle, aims a rifle, shooting a rifle, firing a rifle, aiming a sniper rifle, sniper, sniping, aiming down the sights, looking down the scope, shouldering a rifle, pointing a rifle, aiming a shotgun, firing a machine gun, firing a plasma rifle, shooter stance',
  order: 1146,
  half: 'arms',
  thing: 'rifle',
  faces: { determined: 3, serious: 2 },
  shows: 'legs',
  body: {
    hips: [2, -34, 0],
    shift: [0, -0.4, 0.1],
    waist: [3, -4, 0],
    chest: [4, -4, 0],
    neck: [6, 22, -6],
    head: [4, 14, -6],
    legs: { left: { stands: [1.3, 1.1], toes: 6, knee: 4 }, right: { stands: [1.4, -1.0], toes: 40 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [-0.1, -0.25, 3.3],
        elbow: [0.6, -1, 0.1],
        palm: [-0.3, 1, -0.1],
        along: [-0.3, 0.1, 1],
      },
      right: {
        reach: 'shoulder',
        off: [0, -0.35, 2.0],
        elbow: [1, -0.7, -0.2],
        palm: [-1, 0.05, 0.05],
        along: [-0.05, 0.1, 1],
      },
    },
    fingers: { left: 'hold', right: 'grip' },
  },
})
