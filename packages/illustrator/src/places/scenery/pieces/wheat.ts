import { bladeSpray, card, leafSpray, leafy, linear, mixed, newMesh, piece, tuft } from '#places/scenery/piece-kit.ts'

/** Ripe wheat all around. */
export const wheat = piece({
  label: 'Wheat',
  words:
    'wheat, wheat field, wheat fields, golden wheat, field of wheat, barley, barley field, fields of grain, golden field, golden fields',
  order: 522,
  where: 'field',
  fits: 'outdoors',
  place: 'meadow',
  dyed: true,
  make: ({ noise, random, scatter, tone }) => {
    const [stalks, ears] = [newMesh(), newMesh()]
    scatter(1150, (x, y, z) => {
      const high = x * x + z * z < 256 ? 0.95 : random.between(2, 2.9)
      tuft(stalks, random, x, y - 0.1, z, 0.9, high, Math.floor(random.share() * 2))
      card(ears, [x, y + high * 1.9, z], [0.35, 0, 0], [0.1, 0.75, 0], [0, 0.5, 0.85], Math.floor(random.share() * 2))
    })
    const own = tone('#c89a3c')
    return [
      leafy('wheat stalks', stalks, bladeSpray(noise, 22, 0.035), [own, mixed(own, linear('#8a7a34'), 0.4)]),
      leafy('wheat ears', ears, leafSpray(noise, 18, 0.2, 0.3), [mixed(own, [1, 0.9, 0.6], 0.3), own]),
    ]
  },
})
