import { along, block, circle, cord, cushion, fixedAt, hungFree, leather, metal, newMesh } from '#props/prop-kit.ts'
import { plain, prop, sheet, steel, toPart } from '#props/prop-kit.ts'

/** A camera that hangs before the chest by its strap. */
export const cameraAtNeck = prop({
  label: 'Camera around the neck',
  words:
    'camera around her neck, camera around his neck, camera around the neck, camera round her neck, camera round his neck, camera hanging from her neck, camera hanging from his neck, camera on a strap, camera strap, camera hanging around her neck, camera hanging around his neck, camera slung around her neck, camera slung around his neck, vintage camera around her neck, film camera around her neck, camera slung over her shoulder, camera slung over his shoulder',
  order: 267,
  slot: 'neck',
  dyed: ['camera strap'],
  make: (fitting) => {
    const { line, foot, out, up } = hungFree(fitting, 2.7, 0.06)
    const strap = newMesh()
    cord(strap, line, 0.055, 6)
    const spot = { at: along(along(foot, up, -0.25), out, 0.3), up, out }
    return [
      toPart(strap, { name: 'camera strap', material: 'hard', surface: leather([0.09, 0.05, 0.026]) }),
      ...fixedAt(spot, [
        {
          name: 'camera body',
          material: 'hard',
          surface: plain([0.025, 0.025, 0.028], 0.5),
          forms: [cushion('0 0 0', '0.62 0.34 0.2'), block('0 0.4 0', '0.2 0.1 0.14')],
        },
        {
          name: 'camera top',
          material: 'hard',
          surface: metal(steel, 0.3),
          forms: [block('-0.42 0.37 0', '0.1 0.04 0.1'), block('0.44 0.37 0', '0.07 0.05 0.07')],
        },
        {
          name: 'camera lens',
          material: 'hard',
          surface: (at) => {
            const isGlass = at.v > 0.8
            plain(isGlass ? [0.02, 0.03, 0.06] : [0.04, 0.04, 0.045], isGlass ? 0.05 : 0.4)(at)
          },
          forms: [
            (mesh) =>
              sheet(
                mesh,
                (u, v) => {
                  const { x, y } = circle(u)
                  const [size, ahead] =
                    v < 0.75
                      ? [0.27, 0.15 + v * 0.5]
                      : [0.27 * (1 - (v - 0.75) / 0.25), 0.52 - 0.06 * ((v - 0.75) / 0.25)]
                  return [x * size, y * size, ahead]
                },
                28,
                12,
              ),
          ],
        },
      ]),
    ]
  },
})
