import { restOnRight, side } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const lookingAtUs = pose({
  label: 'Looking at us',
  words:
    'looking at us, looking at viewer, looking at the viewer, looking at camera, looking at the camera, looking into the camera, looking straight at us, looking straight at the camera, looking into the lens, looking straight into the lens, looking directly at the viewer, looking directly at the camera, staring at us, staring at the viewer, staring at the camera, staring into the camera, staring into the lens, staring straight at us, staring straight at the viewer, staring straight into the lens, staring straight ahead, stares at us, stares at the viewer, stares at the camera, stares into the lens, stares straight into the lens, stares straight at us, staring back, gazing at us, gazing at the viewer, gazing into the camera, gazing at the camera, eye contact, making eye contact, direct eye contact, direct gaze, direct look, facing the camera, facing the viewer, facing us, facing viewer, eyes on the viewer, eyes on us, eyes locked on the camera, glaring at us, glaring at the camera, smiling at the camera, smiling at us, looks at us, looks at the camera, looks straight at us, looking our way, at the camera, to the camera, at camera, at the viewer, into the lens, at the lens',
  order: 1572,
  half: 'look',
  hands: 'rest',
  body: {
    ...restOnRight,
    neck: [0, 0, 0],
    head: [0, 0, 0],
    arms: { left: side, right: side },
    fingers: both('relaxed'),
    mirrors: true,
  },
})
