import { card, leafSpray, leafy, linear, newMesh, piece } from '#places/scenery/piece-kit.ts'

/** Ivy and vines that hang down over the picture. */
export const vines = piece({
  label: 'Vines',
  words:
    'vines, ivy, ivy covered wall, hanging vines, climbing plants, creepers, vine covered, overgrown wall, hanging ivy, ivy wall, foliage',
  order: 172,
  where: 'span',
  size: [60, 28, 2.4],
  away: 11,
  make: ({ noise, random, wide }) => {
    const [leaves, bloom] = [newMesh(), newMesh()]
    for (let x = -wide / 2 + 1; x < wide / 2 - 1; x += Math.max(1.5, wide / 40)) {
      const low = 26 - random.between(4, 17)
      for (let y = 26; y > low; y -= 1.9) {
        const side = random.middling() * 0.8
        card(
          leaves,
          [x + side, y, random.middling() * 0.5],
          [1.35, 0.3, 0],
          [0, 1.35, 0],
          [0, 0.3, 0.95],
          Math.floor(random.share() * 3),
        )
        if (random.chance(0.12))
          card(
            bloom,
            [x + side, y - 0.4, 0.7],
            [0.45, 0, 0],
            [0, 0.45, 0],
            [0, 0.3, 0.95],
            Math.floor(random.share() * 2),
          )
      }
    }
    return [
      leafy('vines', leaves, leafSpray(noise, 16, 0.26, 0.46), [
        linear('#2a5230'),
        linear('#41703c'),
        linear('#6a9a50'),
      ]),
      leafy('vine flowers', bloom, leafSpray(noise, 7, 0.4, 0.6), [linear('#e8d8ec'), linear('#b088d0')]),
    ]
  },
})
