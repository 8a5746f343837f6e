import { both, pose } from '#poses/pose-file.ts'

export const energyBlast = pose({
  label: 'Energy blast',
  words:
    'energy blast, energy beam, firing an energy beam, force push, kamehameha, fireball, throwing a fireball, hurling a fireball, shooting fire, shooting fire from her hands, shooting fire from his hands, shooting lightning, blasting, both palms thrust forward, hands thrust forward, palms forward, casting fire, casting lightning, casting ice, firebending, waterbending, airbending, earthbending',
  order: 1156,
  half: 'arms',
  faces: { determined: 2, furious: 2 },
  shows: 'body',
  body: {
    hips: [4, 0, 0],
    shift: [0, -1.3, 0],
    waist: [2, 0, 0],
    chest: [2, 0, 0],
    neck: [0, 0, 0],
    legs: { left: { stands: [1.2, 1.8], toes: 10, knee: 8 }, right: { stands: [1.5, -1.5], toes: 34, heel: 12 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [-0.95, -0.9, 4.8],
        elbow: [0.9, -0.8, 0],
        palm: [-0.1, 0.25, 1],
        along: [0.75, 0.6, 0.1],
      },
      right: {
        reach: 'shoulder',
        off: [-0.95, -0.4, 4.8],
        elbow: [0.9, -0.8, 0],
        palm: [-0.1, -0.1, 1],
        along: [0.75, 0.7, 0.1],
      },
    },
    fingers: both('spread'),
    mirrors: true,
  },
})
