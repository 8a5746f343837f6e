import { both, pose } from '#poses/pose-file.ts'

export const piloting = pose({
  label: 'Piloting',
  words:
    'piloting, pilots a, piloting a spaceship, piloting a starship, piloting a mech, piloting a plane, piloting a mecha, flying a plane, flying a spaceship, flying a jet, gripping the joystick, gripping a joystick, gripping the controls, at the controls, hands on the controls, in the cockpit, in a cockpit, in the pilot seat, in the pilots seat, in her cockpit, in his cockpit, in the captains chair',
  order: 1076,
  thing: 'pilot-seat',
  faces: { determined: 3, confident: 2 },
  places: { cockpit: 2, spaceship: 1 },
  shows: 'legs',
  body: {
    hips: [-10, 0, 0],
    waist: [3, 0, 0],
    chest: [3, 0, 0],
    neck: [4, 0, 0],
    legs: both({ thigh: [84, 4, 8], knee: 70, foot: [-4, 0, 0] }),
    arms: {
      left: {
        reach: 'shoulder',
        off: [1.1, -3, 2.5],
        elbow: [1, -0.6, -0.5],
        palm: [-0.2, -1, 0.2],
        along: [0.05, 0, 1],
      },
      right: {
        reach: 'shoulder',
        off: [-0.9, -3, 3.2],
        elbow: [1, -0.6, -0.3],
        palm: [-1, 0, 0.15],
        along: [-0.1, -0.15, 1],
      },
    },
    fingers: { left: 'hold', right: 'grip' },
    sits: true,
    rides: 'slow',
    stays: true,
    round: 34,
    lift: 0,
  },
})
