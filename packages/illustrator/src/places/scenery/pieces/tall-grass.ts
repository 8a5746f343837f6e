import { bladeSpray, leafy, linear, mixed, newMesh, piece, scaled, tuft } from '#places/scenery/piece-kit.ts'

/** Tall grass that sways. */
export const tallGrass = piece({
  label: 'Tall grass',
  words:
    'tall grass, long grass, high grass, swaying grass, grass blowing, wild grass, grass in the wind, grassy, grassy field, dry grass, windswept grass',
  order: 520,
  where: 'field',
  fits: 'outdoors',
  place: 'meadow',
  dyed: true,
  make: ({ noise, random, scatter, tone }) => {
    const mesh = newMesh()
    scatter(1700, (x, y, z) =>
      tuft(
        mesh,
        random,
        x,
        y - 0.1,
        z,
        random.between(0.8, 1.5),
        random.between(1.4, 2.6),
        Math.floor(random.share() * 3),
      ),
    )
    const own = tone('#7a9040')
    return [
      leafy('tall grass', mesh, bladeSpray(noise, 24, 0.04), [
        scaled(own, 0.7),
        own,
        mixed(own, linear('#d8c878'), 0.5),
      ]),
    ]
  },
})
