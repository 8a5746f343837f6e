import { plainEntries } from './entry.ts'

/** How much of the person is in the picture. */
export const framings = plainEntries({
  portrait: [
    'Portrait',
    'portrait, close up, closeup, headshot, head shot, face shot, close up portrait, profile picture, avatar, mugshot, extreme close up, face portrait',
  ],
  bust: [
    'Bust',
    'bust, bust shot, head and shoulders, shoulder shot, upper chest, bust portrait, shoulders up, chest up',
  ],
  half: [
    'Half body',
    'half body, half length, waist up, half body shot, medium shot, upper body, half shot, from the waist up, mid shot, half portrait, medium close up, torso shot',
  ],
  'three-quarter': [
    'Three quarters',
    'three quarter shot, three quarter length, knee up, cowboy shot, american shot, three quarters, knees up, three quarter, 3 4 shot, 3 4 length',
  ],
  full: [
    'Full body',
    'full body, full length, full shot, head to toe, whole body, full body shot, full figure, entire body, full body portrait, full length portrait',
  ],
  wide: [
    'Wide',
    'wide shot, wide angle, long shot, establishing shot, from afar, landscape shot, panoramic, from a distance, wide view, extreme long shot, in the distance',
  ],
})

export type FramingId = (typeof framings)[number]['id']

/** Where the camera stands. */
export const cameras = plainEntries({
  'eye-level': ['Eye level', 'eye level, eye level shot, eye height, eye level angle'],
  low: [
    'Low angle',
    'low angle, from below, low camera, low angle shot, looking up at, low angle view, seen from below',
  ],
  high: [
    'High angle',
    'high angle, from above, high camera, high angle shot, high angle view, seen from above, looking down on, selfie angle',
  ],
  ground: [
    'From the ground',
    'worm eye view, worms eye view, ground level, ground level shot, from the ground, extreme low angle, very low angle',
  ],
  overhead: [
    'Overhead',
    'bird eye view, birds eye view, overhead, overhead shot, overhead view, top down, top down view, top view, aerial view, drone shot, from high above',
  ],
  tilted: [
    'Tilted',
    'dutch angle, dutch tilt, tilted camera, tilted angle, canted angle, tilted shot, slanted angle, oblique angle',
  ],
})

export type CameraId = (typeof cameras)[number]['id']

/** Which side of the person is seen. */
export const views = plainEntries({
  front: [
    'From the front',
    'front view, frontal, frontal view, from the front, facing the camera, facing the viewer, facing forward, straight on, facing camera, front facing, head on, en face, symmetrical portrait',
  ],
  'three-quarter': [
    'Three-quarter view',
    'three quarter view, 3 4 view, three quarter angle, three quarter profile, 3 4 angle, three quarter face, three quarter portrait, 3 4 profile, 3 4 portrait',
  ],
  side: [
    'From the side',
    'side view, in profile, profile, profile view, side profile, profile shot, from the side, profile portrait, side on, sideways, lateral view, side portrait',
  ],
  back: [
    'From behind',
    'from behind, back view, rear view, seen from behind, from the back, back shot, viewed from behind, back turned, back to the camera, back to the viewer, facing away, turned away, back facing, shot from behind',
  ],
})

export type ViewId = (typeof views)[number]['id']

/** How the picture is finished. */
export const styles = plainEntries({
  painterly: [
    'Painterly',
    'painterly, oil painting, painting, painted, digital painting, gouache, impressionist, illustration, oil paint, acrylic, oils, renaissance painting, concept art, fantasy art, splash art, digital art, baroque, storybook illustration',
  ],
  anime: [
    'Anime',
    'anime, manga, anime style, cel shaded, cel shading, ghibli, waifu, cel, japanese animation, shonen, shoujo, shojo, shonen style, shoujo style, screentone, manga style, chibi, studio ghibli',
  ],
  comic: [
    'Comic',
    'comic, comic book, comics, graphic novel, comic style, cartoon, pop art, comic book style, ink and colour, superhero comic, cartoon style, toon, cartoonish, bold outlines, marvel style',
  ],
  studio: [
    'Studio render',
    'realistic, photorealistic, photo, photograph, 3d, 3d render, render, photo realistic, studio render, photography, lifelike, hyperrealistic, cinematic, studio photo, cgi, unreal engine, pixar, octane render, hyper realistic',
  ],
  watercolour: [
    'Watercolour',
    'watercolour, watercolor, watercolour painting, watercolor painting, aquarelle, water colour, water color, watercolours, ink wash',
  ],
  noir: [
    'Noir',
    'noir, film noir, black and white photo, black and white photograph, monochrome, black and white, grainy black and white, bw, noir style, in black and white, black and white picture, greyscale, grayscale, black and white film, black and white portrait, b w',
  ],
  neon: ['Neon', 'neon style, synthwave, vaporwave, retrowave, outrun, neon, neon colours, neon colors'],
  pixel: [
    'Pixel',
    'pixel, pixel art, 8 bit, 16 bit, pixelated, retro game, sprite, pixels, pixel style, video game sprite, pixelart',
  ],
  sketch: [
    'Sketch',
    'sketch, pencil, pencil drawing, drawing, sketched, charcoal drawing, line art, pen and ink, pencil sketch, hand drawn, ink drawing, charcoal sketch, lineart, graphite, doodle',
  ],
})

export type StyleId = (typeof styles)[number]['id']

/** What moves in a video. */
export const motions = plainEntries({
  idle: ['Breathing', 'idle, breathing, blinking, standing still, gentle motion, subtle motion, blinks'],
  wave: ['Waving', 'waves hello, waves her hand, waves his hand, waves at the camera, waving at the camera'],
  walk: [
    'Walking',
    'walks towards, walking towards, walks forward, walking forward, walks toward, walks toward the camera',
  ],
  turn: [
    'Turning',
    'turn, turns, turning, turns around, turning around, rotates, turntable, turns to the camera, turning to the camera, turns her head, turns his head',
  ],
  talk: [
    'Talking',
    'talk, talks, talking, speaking, speaks, chatting, explaining, talking to the camera, singing, sings, giving a speech',
  ],
  'look-around': [
    'Looking around',
    'looks around, looking around, glances around, looks left and right, glancing around',
  ],
  dance: ['Dancing', 'dances to the music, dancing to music, starts dancing, dances to music'],
  nod: ['Nodding', 'nod, nods, nodding'],
})

export type MotionId = (typeof motions)[number]['id']

/** How the camera moves in a video. */
export const cameraMoves = plainEntries({
  still: ['Still', 'static camera, still camera, static shot, tripod shot, fixed camera, locked camera'],
  push: [
    'Push in',
    'push in, zoom in, zooms in, dolly in, slow zoom, camera push, slow push in, moves closer, zooming in, camera moves closer, pushes in',
  ],
  pull: [
    'Pull back',
    'pull back, zoom out, zooms out, dolly out, camera pulls back, pull out, zooming out, pulls back',
  ],
  orbit: [
    'Orbit',
    'orbit, orbits, orbiting, camera orbits, circles around, 360 shot, arc shot, orbit shot, camera circles, circling camera',
  ],
  pan: ['Pan', 'pan, pans, panning, camera pans, tracking shot, pan left, pan right, slow pan'],
})

export type CameraMoveId = (typeof cameraMoves)[number]['id']
