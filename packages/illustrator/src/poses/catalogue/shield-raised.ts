import { pose } from '#poses/pose-file.ts'

export const shieldRaised = pose({
  label: 'Behind a shield',
  words:
    'shield raised, shield up, raising her shield, raising his shield, behind a shield, behind her shield, behind his shield, blocking with a shield, blocking with her shield, blocking with his shield, hiding behind a shield, bracing behind a shield, shield wall, blocks with a shield, shield held high',
  order: 1144,
  half: 'arm',
  thing: 'shield',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [8, 24, 0],
    shift: [0, -1.3, 0],
    waist: [8, 6, 0],
    chest: [6, 6, 0],
    neck: [-6, -16, 0],
    head: [-2, -10, 0],
    legs: { left: { stands: [1.3, -1.5], toes: 30, heel: 18 }, right: { stands: [1.4, 1.6], toes: 6, knee: 6 } },
    arms: {
      left: { arm: [-20, 0, 26], elbow: 50, roll: 20 },
      right: {
        reach: 'chest',
        off: [-0.2, 0.3, 2.4],
        elbow: [1, -0.6, 0],
        palm: [0.15, 0, -1],
        along: [-1, 0.35, 0.05],
      },
    },
    fingers: { left: 'fist', right: 'grip' },
  },
})
