import { type Contacts, meshes, metal, mounted, prop, steel, tube, type Vector } from '#props/prop-kit.ts'

const typical: Contacts = {
  saddle: [0, 10, 0],
  grips: { left: [2.4, 22, 0], right: [-2.4, 22, 0] },
  soles: { left: [1, 3, 0], right: [-1, 3, 0] },
}

/** A bar between two posts, as high as whoever hangs from it has their right hand. */
export const highBar = prop({
  label: 'High bar',
  words: 'high bar, pull up bar, pullup bar, chin up bar, horizontal bar, gymnastics bar',
  order: 1080,
  slot: 'mount',
  ridden: ['pull-up', 'dangling'],
  make: (fitting) =>
    mounted(fitting, typical, { at: [-2, 0, -5], turned: 12 }, ({ grips: { left, right } }) => {
      const { bar } = meshes('bar')
      const high = right[1]
      // Through both hands where both are up, else through the right one.
      const isBoth = Math.abs(left[1] - right[1]) < 0.6
      const middle = isBoth ? (left[0] + right[0]) / 2 : right[0]
      const deep = isBoth ? (left[2] + right[2]) / 2 : right[2]
      tube(
        bar,
        [-9, -3, 3, 9].map((x): Vector => [middle + x, high, deep]),
        0.14,
        12,
      )
      for (const x of [-9, 9])
        tube(
          bar,
          [
            [middle + x, 0, deep],
            [middle + x, high / 2, deep],
            [middle + x, high + 0.3, deep],
          ],
          0.2,
          12,
        )
      return [
        [
          bar,
          { name: 'high bar', material: 'hard', surface: metal([steel[0] * 0.6, steel[1] * 0.6, steel[2] * 0.6], 0.3) },
        ],
      ]
    }),
})
