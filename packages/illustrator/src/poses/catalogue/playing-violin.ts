import { restOnRight, side } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const playingViolin = pose({
  label: 'Playing the violin',
  words:
    'playing violin, playing the violin, playing a violin, plays the violin, plays violin, playing her violin, playing his violin, playing the fiddle, playing a fiddle, playing fiddle, violinist, fiddler, fiddle player, playing the viola, violist',
  order: 770,
  half: 'arms',
  thing: 'violin',
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
