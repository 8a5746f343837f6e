import { pose } from '#poses/pose-file.ts'

/** With both hands, past the camera. */
export const aiming = pose({
  label: 'Aiming',
  words:
    'aiming, aims, taking aim, takes aim, aiming a pistol, aiming a gun, aiming a crossbow, aiming a blaster, pointing a gun, pointing a pistol, pointing a blaster, gunslinger, firing a pistol, firing a blaster, gun raised, gun drawn, guns drawn, pistol raised, pistol drawn, revolver drawn, quick draw, quickdraw, fans the hammer, fanning the hammer, firing a gun, firing a revolver, shooting a gun, shooting a pistol, fires a gun, fires a pistol, shoots a pistol, aims at us, aims at the viewer, gun pointed at us, gun pointed at the viewer, pointing his gun, pointing her gun',
  order: 580,
  half: 'arms',
  thing: 'pistol',
  faces: { determined: 3, serious: 2 },
  shows: 'legs',
  body: {
    hips: [2, 26, 0],
    shift: [0, -0.3, 0],
    waist: [3, 8, 0],
    chest: [3, 8, 0],
    neck: [2, -12, 0],
    head: [2, -10, 0],
    legs: { left: { stands: [1.3, 0.9], toes: 26 }, right: { stands: [1.35, -0.7], toes: 12, knee: 4 } },
    arms: {
      left: {
        reach: 'chest',
        off: [-0.05, 0.5, 3.9],
        elbow: [0.8, -1, 0],
        palm: [-0.9, 0.35, -0.2],
        along: [-0.35, 0.35, 1],
      },
      right: {
        reach: 'chest',
        off: [-0.2, 0.72, 4.1],
        elbow: [0.9, -1, 0],
        palm: [-1, 0, 0.05],
        along: [-0.05, 0.05, 1],
      },
    },
    shoulders: { left: [4, 6], right: [4, 6] },
    fingers: { left: 'hold', right: 'grip' },
    mirrors: false,
  },
})
