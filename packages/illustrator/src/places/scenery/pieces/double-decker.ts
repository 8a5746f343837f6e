import { bus as busShape, glowing, linear, metal, piece, plain, setPart } from '#places/scenery/piece-kit.ts'

/** A bus with two decks. */
export const doubleDecker = piece({
  label: 'Double decker',
  words:
    'double decker, double-decker, double decker bus, double-decker bus, london bus, red london bus, red bus, red double decker bus, double deckers',
  order: 581,
  where: 'stands',
  fits: 'outdoors',
  dyed: true,
  size: [47, 27, 35],
  place: 'city-street',
  make: ({ noise, tone, lamps: lit }) => {
    const { body, glass, dark, lamps } = busShape(2)
    return [
      setPart('bus', body, metal(tone('#b3262e'), noise, 0.4, 0.1), { castsShadow: true }),
      setPart('bus windows', glass, lit > 0.5 ? glowing([0.9, 0.8, 0.6]) : plain(linear('#28323c'), 0.12)),
      setPart('bus wheels', dark, plain(linear('#17181a'), 0.8), { castsShadow: true }),
      setPart('bus lamps', lamps, glowing([0.9, 0.85, 0.75])),
    ]
  },
})
