import { type Contacts, linear, meshes, middleOf, mounted, prop, tube, type Vector, wood } from '#props/prop-kit.ts'

const typical: Contacts = {
  saddle: [0, 11, 0],
  grips: { left: [1.4, 17, 3.4], right: [-1.4, 15, 3.2] },
  soles: { left: [0.8, 6, 2], right: [-0.8, 3, 1.6] },
}

/** Leans away above; a rung for each foot and each hand, and others between them. */
export const ladder = prop({
  label: 'Ladder',
  words: 'ladder, wooden ladder, stepladder, step ladder, ladders, rope ladder',
  order: 1084,
  slot: 'mount',
  ridden: ['ladder-climbing'],
  make: (fitting) =>
    mounted(fitting, typical, { at: [-5, 0, -6], turned: 160 }, ({ grips, soles }) => {
      const { poles, rungs } = meshes('poles', 'rungs')
      const hands = middleOf(grips.left, grips.right)
      const feet = middleOf(soles.left, soles.right)
      const slope = (hands[2] - feet[2]) / Math.max(1, hands[1] - feet[1])
      const at = (y: number): number => feet[2] + 0.1 + (y - feet[1]) * slope
      const high = hands[1] + 6
      const wide = 2.3
      const x = (hands[0] + feet[0]) / 2
      for (const side of [-1, 1])
        tube(
          poles,
          [0, 0.5, 1].map((share): Vector => [x + side * wide, share * high, at(share * high)]),
          0.2,
          10,
        )
      const asked = [soles.left[1] - 0.14, soles.right[1] - 0.14, grips.left[1], grips.right[1]]
      // The knee of the leg that steps up is between two rungs.
      const step = Math.max(soles.left[1], soles.right[1])
      const others = Array.from({ length: Math.floor(high / 2.4) }, (_, nth) => 1.2 + nth * 2.4).filter(
        (y) => asked.every((one) => Math.abs(one - y) > 1.1) && (y < step || y > step + 3.4),
      )
      for (const y of [...asked, ...others]) {
        const held = [grips.left, grips.right].find((grip) => Math.abs(grip[1] - y) < 0.01)
        const deep = held ? held[2] : at(y)
        tube(
          rungs,
          [-1, 0, 1].map((share): Vector => [x + share * wide, y, share === 0 ? deep : (deep + at(y)) / 2]),
          0.14,
          9,
        )
      }
      return [
        [poles, { name: 'ladder', material: 'hard', surface: wood(linear('#9a7444')) }],
        [rungs, { name: 'ladder rungs', material: 'hard', surface: wood(linear('#8a6538')) }],
      ]
    }),
})
