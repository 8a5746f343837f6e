import { addCopy, ball, linear, newMesh, ofOneColor, palette, piece, plain, rod } from '#places/scenery/piece-kit.ts'
import { setPart } from '#places/scenery/piece-kit.ts'

/** Balloons of many colors on their strings. */
export const balloons = piece({
  label: 'Balloons',
  words:
    'balloons, party balloons, colourful balloons, colorful balloons, floating balloons, red balloons, helium balloons, birthday balloons, pink balloons, gold balloons',
  order: 714,
  where: 'air',
  dyed: true,
  size: [27, 24, 10],
  share: 0.42,
  make: ({ random, tone }) => {
    const [skins, cords] = [newMesh(), newMesh()]
    for (let at = 0; at < 16; at += 1) {
      const [x, y, z] = [
        -10 + (at % 6) * 4 + random.middling() * 1.6,
        9 + Math.floor(at / 6) * 5 + random.middling() * 1.4,
        random.middling() * 3,
      ]
      const one = newMesh()
      ball(one, [0, 0, 0], [1.9, 2.3, 1.9], 9, (_x, b) => (b < 0 ? 1 - b * b * 0.06 : 1))
      addCopy(skins, ofOneColor(one), { x, y, z }, at)
      rod(cords, [x, y - 2.2, z], [x * 0.55, 0.3, z * 0.3], 0.05, 0.05, 3)
    }
    const tones = [
      tone('#e0455a'),
      ...['#f2b632', '#3fa7d6', '#59b36a', '#b06ad0', '#f28aa8'].map((hex) => linear(hex)),
    ]
    return [
      setPart('balloons', skins, palette(tones, 0.15)),
      setPart('balloon cords', cords, plain(linear('#d8d4cc'), 0.8)),
    ]
  },
})
