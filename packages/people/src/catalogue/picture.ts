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
  'eye-level': [
    'Eye level',
    'eye level, straight on, eye level shot, eye height, facing the camera, front view, frontal',
  ],
  low: ['Low angle', 'low angle, from below, worm eye view, low camera, low angle shot, worms eye view, looking up at'],
  high: [
    'High angle',
    'high angle, from above, bird eye view, high camera, overhead, top down, high angle shot, birds eye view, overhead shot, aerial view',
  ],
})

export type CameraId = (typeof cameras)[number]['id']

/** How the picture is finished. */
export const styles = plainEntries({
  painterly: [
    'Painterly',
    'painterly, oil painting, painting, painted, digital painting, gouache, impressionist, illustration, oil paint, acrylic, oils, renaissance painting, concept art, fantasy art, digital art, baroque, storybook illustration',
  ],
  anime: [
    'Anime',
    'anime, manga, anime style, cel shaded, cel shading, ghibli, waifu, cel, japanese animation, manga style, chibi, studio ghibli',
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
    'noir, film noir, black and white photo, black and white photograph, monochrome, noir style, in black and white, black and white picture, greyscale, grayscale, black and white film, black and white portrait, b w',
  ],
  neon: [
    'Neon',
    'neon style, synthwave, vaporwave, neon glow, retrowave, outrun, neon lighting, neon, neon colours, neon colors',
  ],
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
