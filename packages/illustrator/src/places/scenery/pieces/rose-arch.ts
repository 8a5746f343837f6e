import { ball, card, leafSpray, leafy, linear, newMesh, piece, plain, put, rod } from '#places/scenery/piece-kit.ts'
import { setPart, turned } from '#places/scenery/piece-kit.ts'

/** An arch covered with flowers. */
export const roseArch = piece({
  label: 'Flower arch',
  words: 'flower arch, floral arch, rose arch, wedding arch, trellis, arbor, arbour, arch of flowers',
  order: 222,
  where: 'stands',
  fits: 'outdoors',
  dyed: true,
  size: [22, 25.6, 5],
  make: ({ noise, random, tone }) => {
    const [wood, green, bloom] = [newMesh(), newMesh(), newMesh()]
    const at = (t: number): readonly [number, number, number] => {
      const [c, s] = turned(t * 180)
      return t < 0.001 ? [9, 0, 0] : [c * 9, 14 + s * 9, 0]
    }
    for (const x of [-9, 9]) rod(wood, [x, 0, 0], [x, 14, 0], 0.4, 0.4, 6)
    for (let piece = 0; piece < 16; piece += 1)
      rod(wood, at(Math.max(0.002, piece / 16)), at((piece + 1) / 16), 0.4, 0.4, 6)
    for (let spot = 0; spot < 230; spot += 1) {
      const t = spot / 230
      const leg = t < 0.22 ? [9, (t / 0.22) * 14] : t > 0.78 ? [-9, ((1 - t) / 0.22) * 14] : undefined
      const [x, y] = leg ?? at((t - 0.22) / 0.56)
      const [px, py, pz] = [
        (x ?? 0) + random.middling() * 1.1,
        (y ?? 0) + 0.8 + random.middling() * 0.8,
        random.middling() * 1.1,
      ]
      card(green, [px, py, pz], [1, 0.2, 0], [0, 1, 0], [0, 0.4, 0.9], Math.floor(random.share() * 2))
      if (spot % 2 === 0) ball(bloom, [px, py, pz + 0.6], [0.55, 0.5, 0.5], 4)
    }
    const own = tone('#f0b4c0')
    return [
      setPart('arch wood', wood, plain(linear('#ece4d6'), 0.8), { castsShadow: true }),
      leafy('arch leaves', green, leafSpray(noise, 14, 0.28, 0.4), [linear('#3f6a38'), linear('#6a9450')]),
      setPart('arch flowers', bloom, (spot) => {
        put(spot, own, 0.7 + noise.cell(spot.x * 1.3, spot.y * 1.3) * 0.5)
        spot.rough = 0.85
      }),
    ]
  },
})
