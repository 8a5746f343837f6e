import { pose } from '#poses/pose-file.ts'

export const oneFootUp = pose({
  label: 'One foot up',
  words:
    'one foot up, one foot up on, foot up on, one foot on, one foot resting on, foot resting on, foot propped on, foot propped up, foot propped up on, foot on a rock, foot on a crate, foot on a skull, one boot up, one boot up on, one boot on, boot up on, boot resting on, boot on the railing, boot on a rock, one leg up on, one leg up, leg up on, leg propped up, one knee raised, knee raised, captain morgan pose, conqueror pose, foot on a treasure chest, standing on one leg on a rock',
  order: 82,
  half: 'legs',
  faces: { confident: 3, proud: 1 },
  shows: 'body',
  hands: 'rest',
  body: {
    hips: [2, -8, 0],
    shift: [0.3, 0, 0],
    waist: [4, 4, 0],
    chest: [2, 6, 0],
    neck: [0, 2, 0],
    legs: { left: { stands: [0.75, -0.35], toes: 16 }, right: { thigh: [66, 6, 10], knee: 66, foot: [2, 0, 0] } },
    arms: {
      left: { reach: 'hip', off: [0.35, 0.2, 0], elbow: [1, 0, -0.5], palm: [-1, -0.1, 0.1], along: [-0.3, -0.5, 0.8] },
      right: {
        reach: 'knee',
        off: [-0.25, 0.25, -0.75],
        elbow: [1, -0.1, -0.3],
        palm: [-0.1, -1, 0],
        along: [-0.45, 0, 0.9],
      },
    },
    fingers: { left: 'rest', right: 'soft' },
    brings: 'boulder',
    mirrors: false,
  },
})
