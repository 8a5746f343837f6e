import { both, pose } from '#poses/pose-file.ts'

export const casting = pose({
  label: 'Casting',
  words:
    'casting, casting a spell, casts a spell, casting spells, conjuring, summoning, spellcasting, magic in her hands, magic in his hands, glowing hands, casting magic, channeling magic, healing magic, healing spell, casting a healing spell, healing hands, laying on hands, healing, heals, casting a fireball, summoning lightning, summoning a demon, conjures, summoning magic, weaving a spell, weaving magic, working magic, doing magic, using magic, performing magic, spell in hand, magic between her hands, summoning circle ritual, performing a ritual, enchanting',
  order: 290,
  half: 'arms',
  thing: 'orb',
  faces: { determined: 3, confident: 1 },
  shows: 'legs',
  body: {
    hips: [2, 10, 0],
    waist: [2, 0, 0],
    chest: [0, -8, 0],
    neck: [4, 0, 0],
    legs: { left: { stands: [1.2, 1.2], toes: 8 }, right: { stands: [1.1, -1], toes: 34 } },
    arms: {
      left: {
        reach: 'chest',
        off: [0.55, 0.55, 2.2],
        elbow: [1, -0.35, -0.1],
        palm: [-0.55, -0.8, 0.15],
        along: [-0.35, 0.35, 0.85],
      },
      right: {
        reach: 'chest',
        off: [0.55, -1.05, 2.2],
        elbow: [0.9, -1, -0.1],
        palm: [-0.55, 0.8, 0.1],
        along: [-0.3, 0.1, 0.95],
      },
    },
    fingers: both('claw'),
    mirrors: true,
  },
})
