import { seated, seatedInSkirt } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const gaming = pose({
  label: 'Playing video games',
  words:
    'gaming, playing video games, play video games, play video game, playing a video game, playing games, playing a game, game controller, holding a controller, hold controller, with a controller, controller in hand, controller in her hands, gamepad, playing playstation, playing xbox, playing nintendo, playing on a console, play console, gamer, gamer girl, handheld console, playing switch, playing a console, using a game controller, video gaming, couch gaming, button mashing, learning to use a game controller, game controller in hand',
  order: 748,
  insteadOf: ['game-controller'],
  half: 'arms',
  faces: { excited: 2, grin: 1, determined: 2 },
  shows: 'legs',
  inSkirt: seatedInSkirt,
  body: {
    hips: [2, 0, 0],
    waist: [10, 0, 0],
    chest: [8, 0, 0],
    neck: [2, 0, 0],
    legs: seated,
    arms: both({
      reach: 'belly',
      off: [0.3, 0.85, 2],
      elbow: [1, -0.6, -0.3],
      palm: [-0.75, 0.3, -0.2],
      along: [-0.35, 0.3, 0.9],
    }),
    fingers: both('hold'),
    sits: true,
    brings: 'controller',
    mirrors: true,
  },
})
