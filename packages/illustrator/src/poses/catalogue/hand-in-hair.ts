import { pose } from '#poses/pose-file.ts'
import { restOnRight, side } from '#poses/footing.ts'

export const handInHair = pose({
  label: 'Hand in hair',
  words:
    'hand in hair, hand in her hair, hand in his hair, hand through her hair, hand through his hair, hand through hair, fingers through her hair, fingers through his hair, running a hand through, hair flip, flipping her hair, flips her hair, playing with her hair, touching her hair, fixing her hair, fixing his hair, scratching his head, scratching her head, scratches his head, scratches her head, scratching the back of his head, hand on the back of her head, hand behind her head, hand behind his head, hand on head, hand on her head, ruffling his hair, messing up her hair, tossing her hair, whipping her hair, twirling her hair, running her fingers through her hair, running his fingers through his hair, running fingers through her hair, running a hand through her hair, running a hand through his hair, runs her fingers through her hair, runs a hand through his hair, running her hand through her hair, running his hand through his hair, running her hands through her hair, running his hands through his hair, fixing hair, running hand through hair, running hands through hair, running fingers through hair, running a hand through hair, scratching head',
  order: 470,
  half: 'arm',
  shows: 'hands',
  hands: 'right',
  body: {
    ...restOnRight,
    neck: [0, 0, -6],
    head: [-2, 0, -5],
    arms: {
      left: side,
      right: {
        reach: 'crown',
        off: [0.72, -0.1, 0.05],
        elbow: [1, 0.35, 0.3],
        palm: [-0.5, -0.8, -0.2],
        along: [-0.45, 0.35, -0.85],
      },
    },
    fingers: { left: 'relaxed', right: 'soft' },
    mirrors: true,
  },
})
