import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const photographing = pose({
  label: 'Taking a photo',
  words:
    'taking a photo, takes a photo, taking photos, taking a picture, taking pictures, taking a photograph, taking photographs, photographing, photographs the, snapping a photo, filming, films the, shooting video, recording a video, taking a shot, snapping pictures, aiming a camera, behind the camera with a camera, camera to her eye, camera to his eye, aiming his camera, aiming her camera, aims his camera, aims her camera, pointing a camera, pointing his camera, pointing her camera, focusing her camera, looking through a viewfinder, looking through the viewfinder, camera raised to her eye, camera raised to his eye',
  order: 360,
  half: 'arms',
  thing: 'camera',
  faces: { calm: 2, smile: 2, determined: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [2, 0, 0],
    arms: {
      left: {
        reach: 'chin',
        off: [0.62, -0.2, 0.95],
        elbow: [0.75, -1, 0],
        palm: [-0.8, 0.6, 0],
        along: [-0.2, 0.5, 0.85],
      },
      right: { reach: 'chin', off: [0.62, 0, 0.8], elbow: [0.85, -1, 0], palm: [-1, 0, 0], along: [-0.1, 0.35, 1] },
    },
    fingers: both('hold'),
    mirrors: false,
  },
})
