import { axes, box, type Contacts, drum, leather, meshes, metal, middleOf, mounted, plain } from '#props/prop-kit.ts'
import { prop, ring, sheet, silver, softly, spokes, tube, type Vector } from '#props/prop-kit.ts'

const typical: Contacts = {
  saddle: [0, 5.2, 0],
  grips: { left: [2.9, 7, 1], right: [-2.9, 7, 1] },
  soles: { left: [0.9, 1.2, 5], right: [-0.9, 1.2, 5] },
}
const radius = 3

/** Wheels beside the seat, rests below the feet, handles behind the back. */
export const wheelchair = prop({
  label: 'Wheelchair',
  words: 'wheelchair, wheel chair, wheelchairs, her wheelchair, his wheelchair, electric wheelchair, empty wheelchair',
  order: 1072,
  slot: 'mount',
  low: true,
  ridden: ['in-a-wheelchair'],
  make: (fitting) =>
    mounted(fitting, typical, { at: [-4.5, 0, -5], turned: 40 }, ({ saddle, grips, soles }) => {
      const { frame, tyres, steel, cloth } = meshes('frame', 'tyres', 'steel', 'cloth')
      const [x, y, z] = saddle
      const wide = 2.45
      const back = z - 1.9
      box(cloth, [x, y - 0.2, z + 0.2], [wide - 0.25, 0.16, 2.2], axes)
      sheet(
        cloth,
        (u, v) => [
          x + (u * 2 - 1) * (wide - 0.2),
          y + v * 4.6,
          back - 0.35 * v - 0.25 * (1 - (u * 2 - 1) * (u * 2 - 1)),
        ],
        10,
        8,
      )
      const feet = middleOf(soles.left, soles.right)
      for (const side of [-1, 1]) {
        const at = x + side * wide
        const hub: Vector = [x + side * (wide + 0.55), radius, z - 0.6]
        ring(tyres, hub, radius - 0.15, 0.15, 10)
        ring(steel, [hub[0] + side * 0.28, hub[1], hub[2]], radius - 0.42, 0.07, 8)
        spokes(steel, hub, radius - 0.25, 20, 0.02)
        drum(steel, hub, 0.3, 0.2)
        const small: Vector = [at - side * 0.1, 0.85, feet[2] - 0.9]
        ring(tyres, small, 0.62, 0.23, 10)
        drum(steel, small, 0.4, 0.14)
        // From the handle down the back, along the seat and down to the foot.
        tube(
          frame,
          softly([
            [at, y + 5, back - 1.4],
            [at, y + 4.9, back - 0.5],
            [at, y + 2, back],
            [at, y - 0.3, back + 0.2],
          ]),
          0.16,
          10,
        )
        tube(
          frame,
          softly([
            [at, y - 0.3, back + 0.1],
            [at, y - 0.3, z + 2],
            [at, y - 0.7, z + 2.7],
            [x + side * 1.3, soles.left[1] + 0.2, feet[2] - 0.7],
            [x + side * 1.3, soles.left[1] - 0.12, feet[2]],
          ]),
          0.16,
          10,
        )
        tube(
          frame,
          [
            [at, y - 0.4, back + 0.2],
            [at, 1.2, back + 0.2],
            [at, 1.1, z + 1.5],
            [at, y - 0.4, z + 1.9],
          ],
          0.13,
          8,
        )
        tube(
          frame,
          [
            [at, 1.6, small[2] - 0.5],
            [small[0], small[1], small[2]],
          ],
          0.12,
          8,
        )
        const rest = (side > 0 ? grips.left : grips.right)[1] - 0.3
        box(cloth, [at, rest, z + 0.1], [0.34, 0.15, 1.7], axes)
        tube(
          frame,
          [
            [at, y - 0.3, z + 1],
            [at, rest, z + 1],
          ],
          0.1,
          8,
        )
        const sole = side > 0 ? soles.left : soles.right
        box(frame, [sole[0], sole[1] - 0.1, sole[2] - 0.3], [0.75, 0.08, 0.9], axes)
      }
      return [
        [frame, { name: 'wheelchair', material: 'hard', surface: plain(fitting.colours.accent, 0.3) }],
        [tyres, { name: 'wheelchair tyres', material: 'hard', surface: plain([0.02, 0.02, 0.022], 0.8) }],
        [steel, { name: 'wheelchair steel', material: 'hard', surface: metal(silver, 0.25), twoSided: true }],
        [cloth, { name: 'wheelchair seat', material: 'hard', surface: leather('#202127'), twoSided: true }],
      ]
    }),
})
