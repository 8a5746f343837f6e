import { pose } from '#poses/pose-file.ts'

export const tennis = pose({
  label: 'Tennis swing',
  words:
    'playing tennis, plays tennis, tennis player, tennis swing, swinging a racket, swinging a racquet, tennis, badminton, playing badminton, forehand, backhand, squash player, serving a tennis ball, smash serve, tennis stroke, swinging a tennis racket, table tennis, playing table tennis, playing ping pong, ping pong, tennis player serving, serving an ace, tennis serve',
  order: 1198,
  thing: 'tennis-racket',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [6, -38, 0],
    shift: [0, -1.0, 0],
    waist: [6, -8, 0],
    chest: [4, -12, 0],
    neck: [-2, 32, 0],
    head: [0, 20, 0],
    legs: { left: { stands: [1.5, 1.4], toes: 10, knee: 4 }, right: { stands: [1.5, -1.2], toes: 40, heel: 10 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [1.8, -0.8, 3.2],
        elbow: [0.6, -1, -0.2],
        palm: [0, -0.8, 0.4],
        along: [0.4, 0.2, 0.9],
      },
      right: {
        reach: 'shoulder',
        off: [3.6, -0.8, -0.2],
        elbow: [0.6, -0.8, -0.4],
        palm: [0.1, -0.2, 1],
        along: [0.9, 0.1, -0.1],
      },
    },
    fingers: { left: 'soft', right: 'grip' },
  },
})
