import { type Contacts, felt, meshes, middleOf, mounted, prop, softly, tube, type Vector } from '#props/prop-kit.ts'

const typical: Contacts = {
  saddle: [0, 10, 0],
  grips: { left: [0, 17, 0], right: [0, 15, 0] },
  soles: { left: [0.3, 6, 0.4], right: [-0.3, 5.6, 0.4] },
}

/** From far above through both hands and between the feet. */
export const climbingRope = prop({
  label: 'Climbing rope',
  words: 'climbing rope, hanging rope, grappling rope, hanging vine',
  order: 1082,
  slot: 'mount',
  ridden: ['rope-climbing'],
  make: (fitting) =>
    mounted(fitting, typical, { at: [-5, 0, -2], turned: 0 }, ({ grips, soles }) => {
      const { rope } = meshes('rope')
      const feet = middleOf(soles.left, soles.right)
      const high: Vector = [grips.left[0], grips.left[1] + 16, grips.left[2]]
      const hands = grips.left[1] > grips.right[1] ? [grips.left, grips.right] : [grips.right, grips.left]
      tube(
        rope,
        softly([high, ...hands, [feet[0], feet[1] + 0.9, feet[2] + 0.2], [feet[0], 0.4, feet[2] - 0.2]]),
        0.14,
        10,
      )
      return [[rope, { name: 'rope', material: 'cloth', surface: felt('#a98c5c') }]]
    }),
})
