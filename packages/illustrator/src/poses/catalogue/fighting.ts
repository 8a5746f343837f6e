import { both, pose } from '#poses/pose-file.ts'

export const fighting = pose({
  label: 'Fighting',
  words:
    'fighting, fight, fights, fighting stance, battle stance, combat stance, martial arts, kung fu, karate, boxing, fists up, in combat, battle pose, fists raised, boxer, kickboxing, brawling, brawl, bar brawl, fist fight, street fight, street fighter, boxing stance, mma fighter, orthodox stance, ready to fight, guard up, fighting pose, battling, battles, mid fight, in battle, battle ready, ready for battle, ready for combat, locked in combat, action pose, dynamic pose, dynamic action pose, dynamic fighting pose, ready to strike, about to strike',
  order: 180,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [3, -32, 0],
    shift: [0.1, -0.6, 0.2],
    waist: [6, 6, 0],
    chest: [6, 8, 0],
    neck: [-3, 11, 0],
    head: [3, 7, 0],
    legs: {
      left: { stands: [1, 2], toes: -4, knee: 14 },
      right: { stands: [1.35, -1.7], toes: 46, heel: 26, knee: -4 },
    },
    arms: {
      left: {
        reach: 'chin',
        off: [0.35, -0.5, 1.7],
        elbow: [0.75, -1, 0],
        palm: [-0.85, -0.35, -0.3],
        along: [-0.2, 0.75, 0.6],
      },
      right: {
        reach: 'chin',
        off: [0.32, -0.55, 0.5],
        elbow: [0.75, -1, 0],
        palm: [-0.8, -0.2, -0.5],
        along: [-0.25, 0.9, 0.3],
      },
    },
    fingers: both('fist'),
    shoulders: { left: [5, 10], right: [5, 4] },
    mirrors: true,
  },
})
