import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const fingerRaised = pose({
  label: 'One finger raised',
  words:
    'holding up a finger, holding up one finger, raising a finger, raising one finger, raising her finger, raising his finger, one finger raised, index finger raised, finger raised, one finger up, finger up, wagging her finger, wagging his finger, wagging a finger, wags her finger, wags his finger, finger wagging, scolding, scolds, lecturing finger, having an idea, eureka pose',
  order: 1586,
  half: 'arm',
  faces: { serious: 1, confident: 1, smile: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [0, -4, 0],
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [0.85, 0.15, 1.75],
        elbow: [1, -0.8, 0],
        palm: [-0.4, 0, 0.9],
        along: [-0.08, 1, 0.1],
      },
    },
    fingers: { left: 'relaxed', right: 'point' },
    mirrors: true,
  },
})
