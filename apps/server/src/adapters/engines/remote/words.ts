import type { CameraId, CameraMoveId, FramingId, MotionId, StyleId } from '@eidolon/people'

/** What a model that reads words is told for a choice. Choices that are not here are called by their name. */
export const styleWords: Readonly<Record<StyleId, string>> = {
  painterly: 'digital painting with visible brush strokes, rich colours',
  anime: 'anime illustration, clean lines, cel shading',
  comic: 'comic book illustration, bold ink outlines, flat colours',
  studio: 'photorealistic studio photograph, natural skin, soft light',
  watercolour: 'watercolour painting on paper, soft washes',
  noir: 'black and white film noir photograph, hard shadows',
  neon: 'synthwave picture in neon light, glowing magenta and cyan',
  pixel: 'pixel art, limited palette, 16-bit game sprite',
  sketch: 'pencil sketch on paper, hatching',
  storybook: 'still of a 3D animated film, large expressive eyes, smooth soft forms, warm soft light',
}

export const framingWords: Readonly<Record<FramingId, string>> = {
  portrait: 'close-up portrait of the face',
  bust: 'head and shoulders',
  half: 'half body, from the waist up',
  'three-quarter': 'three-quarter shot, from the knees up',
  full: 'full body, head to toe',
  wide: 'wide shot, the person small in the scene',
  extreme: 'extreme close-up of the eyes',
  far: 'establishing shot, the person tiny in the scene',
}

export const angleWords: Readonly<Record<CameraId, string>> = {
  'eye-level': 'camera at eye level',
  low: 'low camera angle, from below',
  high: 'high camera angle, from above',
  ground: 'camera on the ground, looking steeply up',
  overhead: 'overhead view, from high above',
  'top-down': "bird's-eye view, from straight above",
  isometric: 'isometric view from a corner above',
  tilted: 'dutch angle, tilted camera',
  dynamic: 'dynamic tilted low angle',
}

export const timeWords: Readonly<Record<string, string>> = {
  dawn: 'at dawn',
  day: 'by day',
  sunset: 'at sunset',
  dusk: 'at dusk',
  night: 'at night',
}

export const weatherWords: Readonly<Record<string, string>> = {
  clear: 'clear weather',
  rain: 'in the rain',
  snow: 'in falling snow',
  fog: 'in fog',
  storm: 'in a storm',
}

export const motionWords: Readonly<Record<MotionId, string>> = {
  idle: 'the person breathes and blinks, hardly moving',
  wave: 'the person waves at the camera',
  walk: 'the person walks towards the camera',
  turn: 'the person turns around',
  talk: 'the person talks',
  'look-around': 'the person looks around',
  dance: 'the person dances',
  nod: 'the person nods',
}

export const moveWords: Readonly<Record<CameraMoveId, string>> = {
  still: 'the camera does not move',
  push: 'the camera slowly pushes in',
  pull: 'the camera slowly pulls back',
  orbit: 'the camera orbits around the person',
  pan: 'the camera pans',
}
