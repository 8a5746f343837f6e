import { card, inHand, plain, prop, speckled } from '#props/prop-kit.ts'

export const photograph = prop({
  label: 'Photograph',
  words:
    'photograph in hand, holding a photo, holding a photograph, old photograph, holding a polaroid, polaroid in hand, polaroid in her hand, polaroid in his hand, framed photo, photo in her hand, photo in his hand, picture frame, family photo, faded photograph, holding a picture',
  order: 4090,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['photograph'],
  make: inHand('shown', 0.04, () => [
    { name: 'photograph', surface: plain('#f4f0e6', 0.35), material: 'cloth', forms: [card(-0.1, 0.52, 1.2, 0.03)] },
    {
      name: 'photograph picture',
      surface: speckled('#5a7d94', '#c8a884', 2.2, 0.42),
      material: 'cloth',
      forms: [card(0.18, 0.44, 0.84, 0.03, 0.012)],
    },
  ]),
})
