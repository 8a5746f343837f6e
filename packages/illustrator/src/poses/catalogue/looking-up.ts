import { footing, side } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const lookingUp = pose({
  label: 'Looking up',
  words:
    'looking up, looks up, gazing up, gazes up, staring up, stares up, gaze up, stare up, looking up at the sky, looking at the sky, looking upward, looking upwards, gazing at the sky, gazing skyward, gazing upward, looking skyward, gazing at the stars, looking at the stars, watching the stars, watching the fireworks, watching the sky, watching the clouds, gazing at the moon, looking up at the moon, stare at stars',
  order: 1550,
  half: 'look',
  faces: { dreamy: 2, curious: 1, calm: 1, surprised: 1 },
  hands: 'rest',
  body: {
    ...footing,
    chest: [-3, -2, -1],
    neck: [-15, 10, 0],
    head: [-14, 8, 0],
    arms: { left: side, right: side },
    fingers: both('relaxed'),
    eyes: [6, 16],
    mirrors: true,
  },
})
