import { bus as busShape, glowing, linear, metal, piece, plain, setPart } from '#places/scenery/piece-kit.ts'

/** A bus that stands or passes behind the person. */
export const bus = piece({
  label: 'Bus',
  words:
    'bus in the background, bus passing, passing bus, parked bus, city bus, tour bus, buses, bus behind her, bus behind him, school bus, yellow school bus',
  order: 580,
  where: 'stands',
  fits: 'outdoors',
  dyed: true,
  size: [52, 19, 38],
  place: 'city-street',
  make: ({ noise, tone, lamps: lit }) => {
    const { body, glass, dark, lamps } = busShape(1)
    return [
      setPart('bus', body, metal(tone('#d8a828'), noise, 0.4, 0.1), { castsShadow: true }),
      setPart('bus windows', glass, lit > 0.5 ? glowing([0.9, 0.8, 0.6]) : plain(linear('#28323c'), 0.12)),
      setPart('bus wheels', dark, plain(linear('#17181a'), 0.8), { castsShadow: true }),
      setPart('bus lamps', lamps, glowing([0.9, 0.85, 0.75])),
    ]
  },
})
