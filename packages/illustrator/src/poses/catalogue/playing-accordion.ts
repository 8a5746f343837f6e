import { restOnRight, side } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const playingAccordion = pose({
  label: 'Playing the accordion',
  words:
    'playing the accordion, playing accordion, playing an accordion, plays the accordion, accordionist, accordion player, playing the concertina',
  order: 771,
  half: 'arms',
  thing: 'accordion',
  faces: { smile: 2, calm: 1, sing: 1 },
  shows: 'hips',
  hands: 'rest',
  body: {
    ...restOnRight,

    arms: { left: side, right: side },
    fingers: both('relaxed'),
    mirrors: false,
  },
})
