import { addCopy, box, linear, metal, newMesh, ofOneColor, palette, piece, rod } from '#places/scenery/piece-kit.ts'
import { setPart } from '#places/scenery/piece-kit.ts'

/** Clothes of many colors on hangers. */
export const clothesRack = piece({
  label: 'Clothes rack',
  words:
    'clothes rack, clothing rack, rack of clothes, racks of clothes, rail of clothes, clothes on hangers, hanging clothes, coat rack, garment rack, rack of dresses, clothes hanging on the wall, walk in closet, open wardrobe, wardrobe full of clothes, closet full of clothes, costume rack, racks of costumes',
  order: 562,
  where: 'stands',
  fits: 'indoors',
  size: [16.6, 16.4, 5.4],
  make: ({ noise, random }) => {
    const [bars, cloth] = [newMesh(), newMesh()]
    for (const x of [-8, 8]) {
      rod(bars, [x, 0.3, -2.4], [x, 0.3, 2.4], 0.22, 0.22, 8)
      rod(bars, [x, 0.3, 0], [x, 15.6, 0], 0.22, 0.22, 8)
    }
    rod(bars, [-8, 15.6, 0], [8, 15.6, 0], 0.22, 0.22, 8)
    for (let at = 0; at < 13; at += 1) {
      const x = -7 + at * 1.16
      const long = random.between(7, 12.4)
      const one = newMesh()
      box(one, { y: -long }, 0.5, long - 1.6, random.between(3.6, 4.8))
      box(one, { y: -1.7 }, 0.42, 0.8, 2.6)
      rod(bars, [x, 15.6, 0], [x, 14.4, 0], 0.07, 0.07, 5)
      addCopy(cloth, ofOneColor(one), { x, y: 15.6 }, at)
    }
    const tones = ['#8a2c38', '#2f4468', '#d8cfc0', '#3f5a44', '#c8924a', '#22222a', '#b87a90', '#7a8a9a'].map((hex) =>
      linear(hex),
    )
    return [
      setPart('clothes rail', bars, metal(linear('#55565a'), noise, 0.35, 0.8), { castsShadow: true }),
      setPart('hung clothes', cloth, palette(tones, 0.9), { castsShadow: true }),
    ]
  },
})
