import { pose } from '#poses/pose-file.ts'

export const atMicroscope = pose({
  label: 'At a microscope',
  words:
    'looking into a microscope, looks into a microscope, peering into a microscope, peers into a microscope, looking through a microscope, peering through a microscope, at a microscope, at the microscope, at her microscope, at his microscope, bent over a microscope, microscope, microscopes, using a microscope',
  order: 790,
  faces: { curious: 2, serious: 1, calm: 1 },
  shows: 'legs',
  body: {
    hips: [10, 0, 0],
    shift: [0, 0, -0.3],
    waist: [20, 0, 0],
    chest: [16, 0, 0],
    neck: [10, 0, 0],
    head: [6, 0, 0],
    eyes: [0, -12],
    legs: { left: { stands: [0.9, 0.3], toes: 12 }, right: { stands: [0.85, -0.3], toes: 12 } },
    arms: {
      left: { reach: 'belly', off: [1.3, 1.75, 2.7], elbow: [1, -0.3, -0.5], palm: [0, -1, 0], along: [-0.2, 0, 1] },
      right: {
        reach: 'belly',
        off: [0.9, 2.2, 2.9],
        elbow: [1, -0.3, -0.5],
        palm: [-0.9, -0.3, 0],
        along: [-0.2, 0.1, 1],
      },
    },
    fingers: { left: 'rest', right: 'pinch' },
    brings: 'microscope',
    mirrors: false,
  },
})
