import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const examining = pose({
  label: 'Examining',
  words:
    'examining, examines, inspecting, inspects, studying a specimen, studying closely, scrutinizing, scrutinising, taking a closer look, looking closely at, peering at, peers at, investigating, investigates, appraising, holding up to the light, holds up to the light, holding it up to the light, looking through a magnifying glass, with a magnifying glass to her eye',
  order: 777,
  half: 'arm',
  thing: 'magnifying-glass',
  faces: { curious: 3, serious: 1 },
  shows: 'hands',
  grips: true,
  body: {
    ...footing,
    neck: [5, -6, -2],
    head: [3, -5, -2],
    eyes: [-5, -4],
    arms: {
      left: side,
      right: {
        reach: 'chin',
        off: [1.0, -0.55, 2.2],
        elbow: [0.9, -1, 0],
        palm: [-0.5, 0.1, -0.85],
        along: [-0.45, 0.88, 0.1],
      },
    },
    fingers: { left: 'relaxed', right: 'grip' },
    mirrors: false,
  },
})
