import { both, pose } from '#poses/pose-file.ts'

export const swordGuard = pose({
  label: 'Sword guard',
  words:
    'parries, parrying a blow, deflecting, deflects, blocking with a sword, blocking with her sword, blocking with his sword, sword before her face, sword before his face, guard with a sword, both hands on the hilt, holding a sword with both hands, two handed grip, samurai stance, kendo, kendo stance, chudan, sword in both hands, parries a blow, deflecting a blow, deflects a blow, deflecting bullets',
  order: 1140,
  thing: 'katana',
  faces: { determined: 3, calm: 1 },
  shows: 'body',
  body: {
    hips: [2, -16, 0],
    shift: [0, -0.8, 0],
    waist: [2, 4, 0],
    chest: [2, 6, 0],
    neck: [0, 6, 0],
    legs: { left: { stands: [1.1, -1.4], toes: 30, heel: 10 }, right: { stands: [1.1, 1.5], toes: 4, knee: 6 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [-0.55, -1.7, 2.0],
        elbow: [1, -0.6, 0],
        palm: [-0.95, 0.15, 0.2],
        along: [-0.1, 0.45, 0.9],
      },
      right: {
        reach: 'shoulder',
        off: [-0.75, -1.1, 2.35],
        elbow: [1, -0.6, 0],
        palm: [-1, 0.1, 0.1],
        along: [0, 0.35, 0.95],
      },
    },
    fingers: both('grip'),
  },
})
