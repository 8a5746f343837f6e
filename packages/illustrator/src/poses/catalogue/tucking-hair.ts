import { restOnRight, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const tuckingHair = pose({
  label: 'Tucking hair behind the ear',
  words:
    'tucking hair behind her ear, tucking her hair, tucking hair, tuck hair behind ear, hair behind her ear, brushing hair behind her ear, brushing hair from her face, brushing hair out of her face, pushing hair back, pushing her hair back, sweeping her hair back, hand at her ear, hand near her ear, touching her ear, hand behind her ear, touching her face, touching his face, touching her cheek, hand on cheek, hand on her cheek, hand on his cheek, hand to her cheek, caressing her cheek, hand near her face, hand beside her face',
  order: 1350,
  half: 'arm',
  faces: { smile: 2, shy: 2, dreamy: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...restOnRight,
    neck: [2, 0, -6],
    head: [1, 0, -5],
    arms: {
      left: side,
      right: {
        reach: 'temple',
        off: [0.3, -0.25, -0.35],
        elbow: [0.95, -0.75, 0.3],
        palm: [-1, -0.05, -0.2],
        along: [-0.25, 0.35, -0.95],
      },
    },
    fingers: { left: 'relaxed', right: 'soft' },
    mirrors: true,
  },
})
