import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const texting = pose({
  label: 'Looking at the phone',
  words:
    'texting, texts, sending a text, looking at her phone, looking at phone, look at phone, looks at her phone, staring at her phone, stare at phone, checking her phone, check phone, checking phone, scrolling, scrolling on her phone, scrolling through her phone, scroll on phone, scroll through phone, on her phone, using her phone, use phone, reading her phone, reading a message, typing on her phone, type on phone, glued to her phone, holding her phone, phone in hand, doomscrolling, scrolling on his phone, scrolling her phone, scrolling his phone, on his phone, playing on her phone, staring at his phone, reading a text, sending a message, using his phone, using a phone, looking down at her phone, looking down at his phone, looking down at a phone, looking down at the phone, staring down at her phone, staring down at his phone, glued to his phone, checking his phone, scrolls through her phone',
  order: 354,
  half: 'arms',
  thing: 'phone',
  faces: { smile: 2, calm: 2, neutral: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [15, 0, 0],
    head: [10, 0, 0],
    arms: {
      left: {
        reach: 'ribs',
        off: [-0.55, 0.35, 1.75],
        elbow: [1, -0.8, 0],
        palm: [-0.6, 0.6, -0.55],
        along: [-0.75, 0.35, 0.55],
      },
      right: {
        reach: 'ribs',
        off: [-0.35, 0.45, 1.75],
        elbow: [1, -0.8, 0],
        palm: [-0.35, 0.55, -0.75],
        along: [-0.65, 0.55, 0.5],
      },
    },
    fingers: both('hold'),
    eyes: [0, -22],
    mirrors: false,
  },
})
