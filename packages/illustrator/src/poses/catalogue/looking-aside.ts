import { restOnRight, side } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const lookingAside = pose({
  label: 'Looking to the side',
  words:
    'looking to the side, looks to the side, looking aside, looking away, looks away, gazing away, averting her gaze, averting her eyes, averted gaze, averted eyes, looking off camera, looking off to the side, looking off into the distance, looking into the distance, looks into the distance, gazing into the distance, gazes into the distance, staring into the distance, stares into the distance, stare into distance, looking at the horizon, gazing at the horizon, staring at the horizon, looking out to sea, gazing out to sea, staring out to sea, looking out over, gazing out over, looking out at, gazing out at, looks out over, looking sideways, glancing sideways, side glance, sidelong glance, side eye, side eyeing, not looking at the camera, looking left, looking right, face turned away, turning her head, turn head, turned head, waiting, waits, waiting for someone, waiting for the bus, waiting for a train, waiting in line, people watching, waiting for a bus, waiting at the bus stop, not facing the camera, sideways glance, glancing aside, watching from afar, keeping watch, on the lookout, keeping a lookout, staring out of the window, gazing out the window, gazing out of the window, looking out the window, looking out of the window, looking out of a window, staring out the window, forehead against the window, head against the window',
  order: 1570,
  half: 'look',
  faces: { calm: 2, dreamy: 0.01, neutral: 1, serious: 1 },
  hands: 'rest',
  body: {
    ...restOnRight,
    chest: [1, 4, -3],
    neck: [0, 30, 2],
    head: [-1, 26, 3],
    arms: { left: side, right: side },
    fingers: both('relaxed'),
    eyes: [10, 2],
    mirrors: true,
  },
})
