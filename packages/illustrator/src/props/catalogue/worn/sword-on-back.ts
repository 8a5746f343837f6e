import {
  along,
  shoulderFrame,
  block,
  cushion,
  type Fitting,
  fixedAt,
  leather,
  lump,
  metal,
  newMesh,
} from '#props/prop-kit.ts'
import { type Part, plus, prop, rod, slung, steel, times, toPart, unit } from '#props/prop-kit.ts'

/** A long sword in its scabbard across the back, its hilt over the right shoulder. */
export const swordOnBack = prop({
  label: 'Sword on the back',
  words:
    'sword on her back, sword on his back, sword strapped to her back, sword strapped to his back, sword across her back, sword across his back, greatsword on her back, greatsword on his back, greatsword strapped to his back, greatsword strapped to her back, katana on her back, katana on his back, katana strapped to her back, katana strapped to his back, katana across her back, katana across his back, sword slung across her back, sword slung across his back, sword slung on his back, sword slung on her back, sheathed sword on her back, sheathed sword on his back, sheathed katana on her back, sheathed katana on his back, blade on her back, blade on his back, blade strapped to her back, blade strapped to his back, giant sword on her back, giant sword on his back, huge sword on his back, huge sword on her back',
  order: 325,
  slot: 'back',
  dyed: ['scabbard'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const frame = shoulderFrame(fitting)
  const way = unit(plus(frame.up, times(frame.right, -0.62)))
  const strap = newMesh()
  slung(strap, fitting)
  const at = along(along(frame.middle, frame.back, 0.16), frame.up, -0.2)
  return [
    ...fixedAt({ at, up: way, out: frame.back }, [
      {
        name: 'scabbard',
        material: 'hard',
        surface: leather([0.06, 0.035, 0.03]),
        forms: [cushion('0 -1.2 0', '0.2 2.9 0.09', 20, 40)],
      },
      {
        name: 'sword guard',
        material: 'hard',
        surface: metal(steel, 0.28),
        forms: [
          cushion('0 1.6 0', '0.22 0.16 0.1'),
          block('0 1.8 0', '0.62 0.07 0.09'),
          lump('0 3.15 0', '0.16 0.16 0.13'),
        ],
      },
      {
        name: 'sword grip',
        material: 'hard',
        surface: leather([0.12, 0.05, 0.03]),
        forms: [rod('0 1.85 0, 0 3.05 0', 0.1)],
      },
    ]),
    toPart(strap, { name: 'sword strap', material: 'hard', surface: leather([0.08, 0.045, 0.026]), twoSided: true }),
  ]
}
