import { restOnRight } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const brushingHair = pose({
  label: 'Brushing the hair',
  words:
    'brushing her hair, brushing hair, brush hair, brush long hair, combing her hair, combing hair, comb hair, hairbrush, hairbrush in hand, combing, combs her hair, combing her long hair, combing long hair, brushing her long hair, brushes her hair, brushing out her hair, detangling her hair',
  order: 1740,
  insteadOf: ['hairbrush', 'comb'],
  half: 'arm',
  faces: { smile: 2, calm: 2 },
  shows: 'hands',
  body: {
    ...restOnRight,
    neck: [2, 6, -7],
    head: [2, 4, -6],
    arms: {
      left: { reach: 'chest', off: [0.3, 0.1, 1.1], elbow: [1, -1, 0], palm: [-0.2, 0, -1], along: [-0.9, 0.4, 0.1] },
      right: {
        reach: 'temple',
        off: [0.75, -0.1, 0.05],
        elbow: [1, -0.6, 0.3],
        palm: [-0.95, -0.2, -0.1],
        along: [-0.2, 0.6, -0.6],
      },
    },
    fingers: { left: 'soft', right: 'grip' },
    brings: 'hairbrush',
    mirrors: false,
  },
})
