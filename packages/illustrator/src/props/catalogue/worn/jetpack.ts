import {
  along,
  shoulderFrame,
  block,
  cushion,
  type Fitting,
  fixedAt,
  glowing,
  leather,
  metal,
} from '#props/prop-kit.ts'
import { newMesh, type Part, plain, prop, slung, steel, toPart, turned } from '#props/prop-kit.ts'

/** Two rockets on the back with their nozzles lit. */
export const jetpack = prop({
  label: 'Jet pack',
  words:
    'jetpack, jet pack, jetpacks, jet packs, rocket pack, rocketpack, rocket backpack, thruster pack, thrusters on her back, thrusters on his back, flight pack, jump pack, mechanical backpack, rocket on his back, rocket on her back, booster pack, astronaut thruster pack, jet thrusters',
  order: 327,
  slot: 'back',
  dyed: ['jet pack'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const frame = shoulderFrame(fitting)
  const straps = newMesh()
  slung(straps, fitting, 1)
  slung(straps, fitting, -1)
  const at = along(along(frame.middle, frame.back, 0.5), frame.up, -0.3)
  const tank = (x: number): string => `${x} 0 0`
  const both = (form: (x: number) => ReturnType<typeof block>) => [form(0.85), form(-0.85)]
  return [
    ...fixedAt({ at, up: frame.up, out: frame.back }, [
      {
        name: 'jet pack',
        material: 'hard',
        surface: metal(steel, 0.3),
        forms: both((x) =>
          turned('0 -1.5, 0.5 -1.5, 0.58 -1.2, 0.6 0.9, 0.5 1.4, 0.3 1.75, 0.08 1.95, 0 1.97', 28, tank(x)),
        ),
      },
      {
        name: 'jet pack frame',
        material: 'hard',
        surface: plain([0.06, 0.06, 0.07], 0.5),
        forms: [
          cushion('0 0 -0.2', '0.5 1.1 0.24'),
          block('0 0.6 0', '0.9 0.12 0.16'),
          block('0 -0.6 0', '0.9 0.12 0.16'),
        ],
      },
      {
        name: 'nozzles',
        material: 'hard',
        surface: metal([0.2, 0.2, 0.22], 0.35),
        forms: both((x) => turned('0.5 -2.1, 0.46 -2.1, 0.28 -1.5, 0.34 -1.5, 0.52 -2.08', 24, tank(x))),
      },
      {
        name: 'jets',
        material: 'hard',
        surface: glowing([1, 0.62, 0.2], 2.2),
        forms: both((x) => turned('0 -3.3, 0.1 -3, 0.24 -2.5, 0.34 -2.05, 0 -1.9', 16, tank(x))),
      },
      {
        name: 'jet pack stripes',
        material: 'hard',
        surface: plain(fitting.colours.accent, 0.35),
        forms: both((x) => turned('0.605 0.3, 0.62 0.32, 0.62 0.62, 0.605 0.64', 28, tank(x))),
      },
    ]),
    toPart(straps, {
      name: 'jet pack straps',
      material: 'hard',
      surface: leather([0.05, 0.045, 0.042]),
      twoSided: true,
    }),
  ]
}
