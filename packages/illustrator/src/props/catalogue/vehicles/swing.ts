import { axes, box, type Contacts, felt, linear, meshes, mounted, prop, tube, type Vector } from '#props/prop-kit.ts'
import { wood } from '#props/prop-kit.ts'

const typical: Contacts = {
  saddle: [0, 4.6, 0],
  grips: { left: [2.2, 9.4, 0.4], right: [-2.2, 9.4, 0.4] },
  soles: { left: [1, 0.3, 3], right: [-1, 0.3, 3] },
}

/** A board on two ropes that run through both hands, up to a beam. */
export const swing = prop({
  label: 'Swing',
  words: 'rope swing, wooden swing, garden swing, tree swing, playground swing, porch swing, swing set',
  order: 1070,
  slot: 'mount',
  low: true,
  ridden: ['on-a-swing'],
  make: (fitting) =>
    mounted(fitting, typical, { at: [-4, 0, -6], turned: 24 }, ({ saddle, grips }) => {
      const { plank, ropes, beam } = meshes('plank', 'ropes', 'beam')
      const top = Math.max(grips.left[1], grips.right[1]) + 6
      box(plank, [saddle[0], saddle[1] - 0.22, saddle[2] + 0.1], [2.9, 0.14, 1.1], axes)
      // The ropes lean as the hands hold them, up to where they hang.
      const hung = 2 * grips.left[2] - saddle[2]
      for (const [grip, side] of [
        [grips.left, 1],
        [grips.right, -1],
      ] as const) {
        const low: Vector = [saddle[0] + side * 2.6, saddle[1] - 0.3, saddle[2] + 0.1]
        tube(ropes, [low, grip, [grip[0] + side * 0.1, top, hung]], 0.13, 9)
        tube(
          ropes,
          [
            [low[0], low[1], low[2] - 1],
            [low[0], low[1] + 0.05, low[2]],
            [low[0], low[1], low[2] + 1],
          ],
          0.11,
          8,
        )
      }
      tube(
        beam,
        [-14, -5, 5, 14].map((x): Vector => [saddle[0] + x, top + 0.4, hung]),
        0.7,
        16,
      )
      return [
        [plank, { name: 'swing', material: 'hard', surface: wood(linear('#8a6238')) }],
        [ropes, { name: 'swing ropes', material: 'cloth', surface: felt('#b59a6a') }],
        [beam, { name: 'swing beam', material: 'hard', surface: wood(linear('#5b3f26')) }],
      ]
    }),
})
