import { type Contacts, drum, meshes, metal, minus, mounted, plain, plus, prop, sheet } from '#props/prop-kit.ts'
import { silver, times, tube, unit, type Vector } from '#props/prop-kit.ts'

const typical: Contacts = {
  saddle: [0, 8, 0],
  grips: { left: [2.6, 8.6, 1.5], right: [-2.6, 8.6, 1.5] },
  soles: { left: [0.8, 0.25, 1], right: [-0.8, 0.25, 1] },
}

/** Under the feet, with a pole in each hand; or lying ready behind their person. */
export const skis = prop({
  label: 'Skis',
  words: 'skis, pair of skis, ski poles',
  order: 1046,
  slot: 'mount',
  low: true,
  ridden: ['skiing'],
  make: (fitting) =>
    mounted(fitting, typical, { at: [-1, 0, -3.4], turned: 62 }, ({ grips, soles }) => {
      const { slabs, bindings, poles } = meshes('slabs', 'bindings', 'poles')
      for (const sole of [soles.left, soles.right]) {
        for (const upper of [1, 0])
          sheet(
            slabs,
            (u, v) => {
              const far = -6.5 + v * 15.5
              const tip = Math.max(0, (far - 6.8) / 2.2)
              const across = (u * 2 - 1) * (upper === 1 ? 1 : -1)
              return [
                sole[0] + across * 0.45 * Math.sqrt(Math.max(0, 1 - tip * tip * tip * tip)),
                sole[1] - 0.1 - (1 - upper) * 0.12 + 1.1 * tip * tip,
                sole[2] + far - 0.6,
              ]
            },
            6,
            40,
          )
        tube(
          bindings,
          [
            [sole[0] - 0.42, sole[1] - 0.02, sole[2] + 0.5],
            [sole[0] - 0.35, sole[1] + 0.5, sole[2] + 0.55],
            [sole[0] + 0.35, sole[1] + 0.5, sole[2] + 0.55],
            [sole[0] + 0.42, sole[1] - 0.02, sole[2] + 0.5],
          ],
          0.12,
          8,
        )
        tube(
          bindings,
          [
            [sole[0] - 0.42, sole[1], sole[2] - 2.2],
            [sole[0] - 0.35, sole[1] + 0.6, sole[2] - 2.3],
            [sole[0] + 0.35, sole[1] + 0.6, sole[2] - 2.3],
            [sole[0] + 0.42, sole[1], sole[2] - 2.2],
          ],
          0.14,
          8,
        )
      }
      for (const grip of [grips.left, grips.right]) {
        const low: Vector = [grip[0] * 1.25, Math.min(soles.left[1], soles.right[1]) + 0.1, grip[2] - 2.6]
        const way = unit(minus(low, grip))
        const reach = (share: number): Vector => plus(grip, times(minus(low, grip), share))
        tube(poles, [plus(grip, times(way, -0.6)), grip, reach(0.5), low], 0.075, 8)
        drum(poles, reach(0.94), 0.4, 0.03)
      }
      return [
        [slabs, { name: 'skis', material: 'hard', surface: plain(fitting.colours.accent, 0.22), twoSided: true }],
        [bindings, { name: 'ski bindings', material: 'hard', surface: plain([0.03, 0.03, 0.035], 0.5) }],
        [poles, { name: 'ski poles', material: 'hard', surface: metal(silver, 0.3), twoSided: true }],
      ]
    }),
})
