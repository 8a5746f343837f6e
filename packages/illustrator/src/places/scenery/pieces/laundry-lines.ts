import { addCopy, box, facet, linear, type Mesh, newMesh, ofOneColor, palette } from '#places/scenery/piece-kit.ts'
import { piece, plain, rod, setPart, turned, wood } from '#places/scenery/piece-kit.ts'

/** What hangs on the line, from its upper edge downwards. */
const washing: readonly ((mesh: Mesh) => number)[] = [
  (shirt) => {
    box(shirt, { y: -4.6 }, 3.2, 4.6, 0.14)
    for (const side of [-1, 1])
      facet(shirt, [side * 1.5, 0, 0], [side * 3, -1.7, 0], [side * 2.3, -2.5, 0], [side * 1.5, -1.5, 0])
    return 7
  },
  (sheet) => {
    box(sheet, { y: -7 }, 5.6, 7, 0.14)
    return 6.6
  },
  (trousers) => {
    box(trousers, { y: -1.4 }, 2.4, 1.4, 0.2)
    for (const side of [-1, 1]) box(trousers, { x: side * 0.66, y: -6.6 }, 1.05, 5.4, 0.2)
    return 3.6
  },
  (dress) => {
    facet(dress, [-1, 0, 0], [1, 0, 0], [0.8, -2.4, 0], [-0.8, -2.4, 0])
    facet(dress, [-0.8, -2.4, 0], [0.8, -2.4, 0], [2.3, -6.4, 0], [-2.3, -6.4, 0])
    return 5.4
  },
  (socks) => {
    for (const x of [-0.8, 0.8]) {
      box(socks, { x, y: -1.9 }, 0.7, 1.9, 0.16)
      box(socks, { x: x + 0.3, y: -2.2 }, 1.3, 0.6, 0.16)
    }
    return 3.6
  },
  (towel) => {
    box(towel, { y: -4.6 }, 2.8, 4.6, 0.14)
    return 3.8
  },
]

/** Washing that hangs on lines across the picture. */
export const laundryLines = piece({
  label: 'Laundry lines',
  words:
    'laundry lines, laundry line, laundry hanging, clothesline, clotheslines, clothes line, washing line, washing lines, hanging laundry, laundry drying, laundry hung out, laundry between buildings, laundry hanging between buildings, drying laundry, sheets on a line, sheets drying, white sheets on a line',
  order: 576,
  where: 'span',
  away: 18,
  size: [60, 29, 6],
  make: ({ noise, random, wide }) => {
    const [lines, cloth, poles] = [newMesh(), newMesh(), newMesh()]
    for (const [nth, [high, z]] of [[20.5, 1.4] as const, [25.5, -1.4] as const].entries()) {
      const at = (share: number): readonly [number, number, number] => [
        (share - 0.5) * wide * 0.98,
        high - 1.6 * (1 - (share * 2 - 1) * (share * 2 - 1)),
        z,
      ]
      for (let step = 0; step < 24; step += 1) rod(lines, at(step / 24), at((step + 1) / 24), 0.09, 0.09, 5)
      let x = -wide * 0.47 + nth * 3
      for (let count = nth; x < wide * 0.46; count += 1) {
        const one = newMesh()
        const room = (washing[count % washing.length] ?? washing[0]!)(one)
        const [middle, y] = at((x + room / 2) / (wide * 0.98) + 0.5)
        if (middle < wide * 0.45)
          addCopy(cloth, ofOneColor(one), { x: middle, y, z, turn: turned(random.between(-12, 12)) }, count * 3 + nth)
        x += room + random.between(0.2, 1.2)
      }
    }
    for (const x of [-0.49, 0.49]) rod(poles, [x * wide, 0, 0], [x * wide, 28, 0], 0.45, 0.4, 8)
    const tones = ['#f2eee4', '#b8544c', '#5a7ea6', '#f4f0e8', '#d8b868', '#7f9c78', '#e8d8d2'].map((hex) =>
      linear(hex),
    )
    return [
      setPart('washing line', lines, plain(linear('#d8d2c4'), 0.9)),
      setPart('washing poles', poles, wood(linear('#6a5442'), noise), { castsShadow: true }),
      setPart('washing', cloth, palette(tones, 0.95), { castsShadow: true, twoSided: true }),
    ]
  },
})
