import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const sewing = pose({
  label: 'Sewing',
  words:
    'sewing, sews, sewing a dress, sewing a button, sewing by hand, stitching, stitches a, embroidering, embroiders, embroidery, doing embroidery, needlework, mending clothes, mending a shirt, darning socks, cross stitching, needle and thread, quilting',
  order: 639,
  half: 'arms',
  faces: { calm: 3, smile: 1 },
  shows: 'hips',
  body: {
    ...footing,
    neck: [10, 0, 0],
    head: [5, 0, 0],
    eyes: [0, -18],
    brings: 'embroidery',
    arms: {
      left: {
        reach: 'belly',
        off: [0.05, 0.9, 1.8],
        elbow: [1, -0.6, -0.3],
        palm: [-0.75, 0.4, -0.5],
        along: [-0.7, 0.3, 0.6],
      },
      right: {
        reach: 'belly',
        off: [0.45, 1.3, 2.0],
        elbow: [1, -0.5, -0.2],
        palm: [-0.7, -0.4, -0.5],
        along: [-0.8, 0.1, 0.5],
      },
    },
    fingers: { left: 'hold', right: 'pinch' },
    mirrors: false,
  },
})
