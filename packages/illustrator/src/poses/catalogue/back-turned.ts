import { side } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

/** Seen from behind, the face in profile towards what is looked at. */
export const backTurned = pose({
  label: 'Back turned',
  words:
    'back turned, back to the camera, back to the viewer, back to us, her back to us, turned away, turning away, turns away, turn away, facing away, facing away from the camera, facing away from the viewer, standing with her back to the camera, overlooking, looking out over a city, looking out over the valley, looking out over a valley, looking out over the city, looking out over the sea, looking out over the ocean, watching the sunset, watching the sunrise, watching the horizon, watching the sea, watching the ocean, watching the waves, walking away, walks away, walk away, walking into the distance, walking off',
  order: 1580,
  shows: 'hips',
  hands: 'rest',
  turnedAway: true,
  body: {
    hips: [0, 168, 2],
    waist: [-2, -4, -2],
    chest: [0, -6, -1],
    neck: [0, -22, 0],
    head: [-2, -16, 0],
    legs: {
      left: { thigh: [2, 10, 4], knee: 3, foot: [0, 0, 0] },
      right: { thigh: [-2, 8, 4], knee: 3, foot: [0, 0, 0] },
    },
    arms: { left: side, right: side },
    fingers: both('relaxed'),
    eyes: [0, 2],
    mirrors: true,
  },
})
