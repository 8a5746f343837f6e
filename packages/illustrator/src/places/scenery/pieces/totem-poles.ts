import { addCopy, ball, box, facet, lathe, linear, newMesh, ofOneColor, pairs } from '#places/scenery/piece-kit.ts'
import { palette, piece, rod, setPart, triples, turned } from '#places/scenery/piece-kit.ts'

/** Tall poles of carved and painted faces, wings spread at the top. */
export const totemPoles = piece({
  label: 'Totem poles',
  words:
    'totem pole, totem poles, totem, totems, carved totem, carved totems, wooden totem, wooden totems, tribal totem, tiki, tikis, tiki statue, tiki statues',
  order: 221,
  where: 'stands',
  fits: 'outdoors',
  size: [26, 34, 11],
  make: () => {
    const mesh = newMesh()
    const tones = ['#7a4a2c', '#b8402c', '#e4dac4', '#22201e', '#2f6a6a', '#d8a03a'].map((hex) => linear(hex))
    const put = (
      build: (one: ReturnType<typeof newMesh>) => void,
      at: Parameters<typeof addCopy>[2],
      color: number,
    ): void => {
      const one = newMesh()
      build(one)
      addCopy(mesh, ofOneColor(one), at, color)
    }
    for (const [x, high, turn] of triples`-6 4 10, 6.4 3 -12`) {
      for (let block = 0; block < high; block += 1) {
        const at = { x, y: block * 7.4, turn: turned(turn) }
        put((one) => lathe(one, {}, pairs`2.3 0, 2.7 0.5, 2.6 3.6, 2.8 6.6, 2.2 7.4`, 16), at, block % 2 === 0 ? 0 : 4)
        put((one) => lathe(one, {}, pairs`2.75 6.6, 2.95 6.8, 2.95 7.2, 2.6 7.4`, 16), at, 5)
        for (const way of [-1, 1]) {
          put((one) => ball(one, [way * 1.2, 5, 2.2], [0.9, 0.75, 0.5], 6), at, 2)
          put((one) => ball(one, [way * 1.15, 5, 2.6], [0.42, 0.42, 0.3], 5), at, 3)
          put((one) => rod(one, [way * 0.3, 6, 2.5], [way * 2, 6.3, 2], 0.3, 0.24, 5), at, 3)
        }
        if (block % 2 === 0) {
          put((one) => ball(one, [0, 3.7, 2.7], [0.6, 0.9, 0.8], 6), at, 1)
          put((one) => box(one, { y: 1.3, z: 2.5 }, 2.9, 1.5, 0.5), at, 3)
          for (let tooth = -2; tooth <= 2; tooth += 1)
            put((one) => box(one, { x: tooth * 0.56, y: 2.1, z: 2.62 }, 0.42, 0.7, 0.4), at, 2)
        } else {
          put((one) => rod(one, [0, 4, 2.4], [0, 2.6, 5], 1, 0.12, 8), at, 5)
          put((one) => box(one, { y: 0.9, z: 2.5 }, 2.2, 0.7, 0.4), at, 1)
        }
      }
      const top = { x, y: high * 7.4, turn: turned(turn) }
      put((one) => ball(one, [0, 1.4, 0], [1.7, 1.7, 1.6], 8), top, 1)
      put((one) => rod(one, [0, 1.3, 1.2], [0, 0.8, 3.2], 0.6, 0.1, 7), top, 5)
      for (const way of [-1, 1]) {
        put((one) => ball(one, [way * 0.7, 1.9, 1.2], [0.35, 0.35, 0.3], 5), top, 2)
        put(
          (one) => {
            for (const [a, b] of pairs`0.2 -0.2, -0.2 0.2`) {
              facet(one, [way * 1.4, -1.2, a], [way * 6.2, 0.6, a], [way * 6.4, 2.6, b], [way * 1.4, 1.2, b])
              facet(one, [way * 1.4, 1.2, a], [way * 6.4, 2.6, a], [way * 6.2, 0.6, b], [way * 1.4, -1.2, b])
            }
          },
          top,
          4,
        )
      }
    }
    return [setPart('totem poles', mesh, palette(tones, 0.75), { castsShadow: true, twoSided: true })]
  },
})
