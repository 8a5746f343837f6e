import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const reloading = pose({
  label: 'Reloading',
  words:
    'reloading, reloads, reloading a gun, reloading her gun, reloading his gun, reloading a pistol, reloading her pistol, reloading a revolver, loading a gun, loading her gun, racking the slide, cocking a gun, cocking her gun, checking her gun, checking the magazine',
  order: 582,
  half: 'arms',
  thing: 'handgun',
  faces: { determined: 2, serious: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [10, 0, 0],
    head: [6, 0, 0],
    eyes: [0, -16],
    arms: {
      left: {
        reach: 'chest',
        off: [-0.2, -1.35, 2.0],
        elbow: [1, -0.6, 0],
        palm: [-0.3, 0.95, 0],
        along: [-0.8, 0.1, 0.6],
      },
      right: {
        reach: 'chest',
        off: [0.15, -0.45, 2.3],
        elbow: [1, -0.7, 0],
        palm: [-0.95, 0.1, -0.2],
        along: [-0.2, 0.75, 0.65],
      },
    },
    fingers: { left: 'hold', right: 'grip' },
    mirrors: false,
  },
})
