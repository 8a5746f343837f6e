import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const handOverMouth = pose({
  label: 'Hand over the mouth',
  words:
    'hand over mouth, hand over her mouth, hand on mouth, covering her mouth, covering mouth, hand covering mouth, hands over mouth, hand to mouth, hand in front of her mouth, hiding a smile, stifling a laugh, stifling a giggle, ojou laugh, sneezing, sneezes, coughing, coughs, coughing into her hand, sneezing into her hand, hiding a smile behind her hand, giggling behind her hand, covering a yawn',
  order: 1280,
  half: 'arm',
  faces: { surprised: 2, laugh: 1, shy: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [3, 0, 0],
    arms: {
      left: side,
      right: {
        reach: 'mouth',
        off: [0.34, -0.1, 0.3],
        elbow: [0.8, -1, 0.1],
        palm: [0, 0.05, -1],
        along: [-0.96, 0.26, 0.02],
      },
    },
    fingers: { left: 'relaxed', right: 'closed' },
    mirrors: true,
  },
})
