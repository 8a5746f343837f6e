import { footing, side } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const lookingDown = pose({
  label: 'Looking down',
  words:
    'looking down, looks down, gazing down, gazes down, gaze down, head down, head lowered, head bowed, bowed head, lowered head, eyes downcast, downcast eyes, eyes lowered, lowered gaze, downward gaze, looking at the ground, staring at the ground, looking at the floor, staring at the floor, looking at her feet, looking at her hands, looking at his hands, gaze lowered, chin down, hanging her head, looking down at us, gazing downward, looking down at, staring at her hands, staring into her cup, staring into her coffee, hanging his head, hangs his head, hangs her head',
  order: 1560,
  half: 'look',
  faces: { sad: 1, thoughtful: 0.01, calm: 2, serious: 1 },
  hands: 'rest',
  body: {
    ...footing,
    chest: [3, -2, -1],
    neck: [20, 4, 0],
    head: [15, 4, 0],
    arms: { left: side, right: side },
    fingers: both('relaxed'),
    eyes: [0, -16],
    mirrors: true,
  },
})
