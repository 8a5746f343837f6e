import { card, inHand, plain, prop, rod, speckled } from '#props/prop-kit.ts'

/** An old one, a cross where the treasure is. */
export const map = prop({
  label: 'Map',
  words:
    'holding a map, treasure map, map in hand, old map, paper map, reading a map, studying a map, unfolded map, ancient map, map',
  order: 3810,
  slot: 'hand',
  hand: { fingers: 'flat', arm: 'front', both: false },
  dyed: ['map'],
  make: inHand('shown', 0.04, () => [
    {
      name: 'map',
      surface: speckled('#d8bd88', '#b08d52', 2.4, 0.36),
      material: 'cloth',
      forms: [card(-0.2, 1.25, 1.7, 0.12)],
    },
    {
      name: 'map lines',
      material: 'hard',
      surface: plain([0.3, 0.03, 0.02], 0.8),
      forms: [
        rod('-0.8 0.2 0.13, -0.4 0.5 0.19, -0.1 0.45 0.2, 0.2 0.8 0.21, 0.6 0.9 0.2', 0.022),
        rod('0.5 1 0.2, 0.74 1.24 0.18', 0.03),
        rod('0.5 1.24 0.2, 0.74 1 0.18', 0.03),
      ],
    },
  ]),
})
