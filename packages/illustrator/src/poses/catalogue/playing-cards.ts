import { seated, seatedInSkirt } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const playingCards = pose({
  label: 'Playing cards',
  words:
    'playing cards, play cards, plays cards, playing poker, play poker, poker player, poker game, holding playing cards, hold cards, hand of cards, deck of cards, shuffling cards, shuffle cards, card game, card trick, dealing cards, deal cards, at the poker table, at a casino table, blackjack',
  order: 749,
  insteadOf: ['playing-cards'],
  faces: { smirk: 3, neutral: 1, serious: 1 },
  shows: 'legs',
  inSkirt: seatedInSkirt,
  body: {
    hips: [2, 0, 0],
    waist: [8, 0, 0],
    chest: [6, 0, 0],
    neck: [6, 3, 0],
    head: [4, 3, 0],
    legs: seated,
    arms: {
      left: {
        reach: 'chest',
        off: [0.2, -0.45, 1.85],
        elbow: [1, -0.8, 0],
        palm: [-0.55, 0.15, -0.85],
        along: [-0.35, 0.95, 0.1],
      },
      right: {
        reach: 'belly',
        off: [0.15, 0.85, 2.3],
        elbow: [1, -0.5, -0.3],
        palm: [-0.4, -0.9, 0],
        along: [-0.45, -0.2, 0.9],
      },
    },
    fingers: { left: 'hold', right: 'pinch' },
    sits: true,
    brings: 'cards',
    mirrors: false,
  },
})
