import { linear } from '#geometry/colour.ts'
import { addCopy, newMesh } from '#geometry/mesh.ts'
import { setPart } from '#places/kit/set-part.ts'
import { box, ofOneColour, rod, turned } from '#places/kit/shapes.ts'
import { wood } from '#places/surfaces/built.ts'
import { palette, plain } from '#places/surfaces/paint.ts'
import { piece } from '#places/scenery/piece-file.ts'

/** Washing that hangs on lines across the picture. */
export const laundryLines = piece({
  label: 'Laundry lines',
  words:
    'laundry lines, laundry line, laundry hanging, clothesline, clotheslines, clothes line, washing line, washing lines, hanging laundry, laundry drying, laundry hung out, laundry between buildings, laundry hanging between buildings, drying laundry, sheets on a line, sheets drying, white sheets on a line',
  order: 576,
  where: 'span',
  away: 22,
  size: [60, 30, 3],
  make: ({ noise, random, wide }) => {
    const [line, cloth, poles] = [newMesh(), newMesh(), newMesh()]
    const at = (share: number): readonly [number, number, number] => [
      (share - 0.5) * wide * 0.98,
      26.5 - 2.6 * (1 - (share * 2 - 1) * (share * 2 - 1)),
      0,
    ]
    for (let step = 0; step < 24; step += 1) rod(line, at(step / 24), at((step + 1) / 24), 0.1, 0.1, 5)
    for (const x of [-0.49, 0.49]) rod(poles, [x * wide, 0, 0], [x * wide, 28, 0], 0.45, 0.4, 8)
    const count = Math.max(6, Math.round(wide / 5.4))
    for (let nth = 0; nth < count; nth += 1) {
      const [x, y] = at((nth + 0.5) / count)
      const [w, h] = [random.between(2.6, 4.4), random.between(4, 8.5)]
      const one = newMesh()
      box(one, { y: -h }, w, h, 0.12)
      if (nth % 3 === 0) for (const side of [-1, 1]) box(one, { x: side * (w / 2 + 0.6), y: -2.6 }, 1.2, 2.4, 0.12)
      addCopy(cloth, ofOneColour(one), { x, y: y - 0.05, turn: turned(random.between(-14, 14)) }, nth)
    }
    const tones = ['#f2eee4', '#c8504a', '#4a76a8', '#e8c25a', '#7aa06a', '#e6dcd0', '#b68ab0'].map((hex) =>
      linear(hex),
    )
    return [
      setPart('washing line', line, plain(linear('#d8d2c4'), 0.9)),
      setPart('washing poles', poles, wood(linear('#6a5442'), noise), { castsShadow: true }),
      setPart('washing', cloth, palette(tones, 0.95), { castsShadow: true }),
    ]
  },
})
