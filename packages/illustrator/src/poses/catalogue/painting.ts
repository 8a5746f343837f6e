import { pose } from '#poses/pose-file.ts'

/** Before an easel to the right, the palette in the left hand. */
export const painting = pose({
  label: 'Painting',
  words:
    'painting a picture, paints a picture, painting on canvas, painting on a canvas, painting at an easel, painting at the easel, at an easel, at the easel, at her easel, at his easel, painting a portrait, painting a landscape, painter at work, artist at work, is painting, painting a canvas, painting canvas, painting a mural, painting a wall, painting a still life, paints at, oil painter at work',
  order: 640,
  half: 'arms',
  thing: 'palette',
  faces: { calm: 2, thoughtful: 1, smile: 1 },
  shows: 'body',
  body: {
    hips: [0, -16, 2],
    shift: [-0.2, 0, 0],
    waist: [-1, -6, -2],
    chest: [1, -8, -1],
    neck: [4, 8, 0],
    head: [2, 4, 0],
    legs: { left: { stands: [1.2, 0.5], toes: 18 }, right: { stands: [0.85, -0.2], toes: 16 } },
    arms: {
      left: {
        reach: 'ribs',
        off: [0.25, -0.45, 1.6],
        elbow: [0.9, -1, -0.3],
        palm: [-0.2, 0.95, 0.1],
        along: [-0.2, 0.1, 1],
      },
      right: {
        reach: 'shoulder',
        off: [1.9, -0.75, 3],
        elbow: [0.8, -1, -0.1],
        palm: [-0.5, -0.6, 0.5],
        along: [0.6, 0.15, 0.75],
      },
    },
    fingers: { left: 'hold', right: 'grip' },
    mirrors: false,
  },
})
