import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const huggingPlush = pose({
  label: 'Hugging a soft toy',
  words:
    'hugging a teddy bear, hugging a teddy, hugging teddy bear, hug teddy, hug teddy bear, hugging a plush, hug plush, hugging a plushie, hug plushie, hugging a stuffed animal, hug stuffed animal, cuddling a plushie, cuddle plush, cuddle plushie, cuddling a teddy bear, cuddle teddy bear, cuddle teddy, clutching a teddy bear, clutch teddy bear, squeezing a plush, hugging a soft toy, hug soft toy, hug stuffed toy, hugging a pillow, hugging a cushion, hugging a toy, cuddling, cuddles, cuddling a pillow, clutching a teddy, clutching a plush, snuggling, hugging, hugs',
  order: 462,
  half: 'arms',
  thing: 'teddy-bear',
  faces: { smile: 2, shy: 1, happy: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [5, 0, 5],
    shoulders: { left: [4, 8], right: [4, 8] },
    arms: {
      left: {
        reach: 'ribs',
        off: [-0.75, 0.25, 1.3],
        elbow: [1, -0.7, 0.1],
        palm: [-0.3, 0, -1],
        along: [-1, 0.15, 0.1],
      },
      right: {
        reach: 'ribs',
        off: [-0.55, -0.1, 1.55],
        elbow: [1, -0.7, 0.1],
        palm: [-0.3, 0.1, -1],
        along: [-1, 0.2, 0.1],
      },
    },
    fingers: both('hold'),
    mirrors: false,
  },
})
