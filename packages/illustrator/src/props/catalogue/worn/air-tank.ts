import {
  along,
  shoulderFrame,
  block,
  type Fitting,
  fixedAt,
  metal,
  newMesh,
  type Part,
  plain,
  prop,
} from '#props/prop-kit.ts'
import { rod, slung, steel, toPart, turned } from '#props/prop-kit.ts'

/** A bottle of air on the back, as divers and firefighters have it. */
export const airTank = prop({
  label: 'Air tank',
  words:
    'oxygen tank, oxygen tanks, air tank, air tanks, scuba tank, scuba tanks, scuba gear, diving tank, diving gear, oxygen bottle, air cylinder, oxygen cylinder, breathing apparatus on his back, breathing apparatus on her back, scuba equipment, oxygen tank on her back, oxygen tank on his back',
  order: 328,
  slot: 'back',
  dyed: ['air tank'],
  dye: '#d9b53a',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const frame = shoulderFrame(fitting)
  const straps = newMesh()
  slung(straps, fitting, 1)
  slung(straps, fitting, -1)
  const at = along(along(frame.middle, frame.back, 0.6), frame.up, -0.4)
  return [
    ...fixedAt({ at, up: frame.up, out: frame.back }, [
      {
        name: 'air tank',
        material: 'hard',
        surface: plain('#d9b53a', 0.3),
        forms: [turned('0 -2.2, 0.5 -2.2, 0.62 -2, 0.62 1, 0.5 1.35, 0.2 1.6, 0.14 1.7, 0 1.7', 32)],
      },
      {
        name: 'valve',
        material: 'hard',
        surface: metal(steel, 0.25),
        forms: [
          turned('0 1.65, 0.14 1.65, 0.14 1.95, 0 2', 16),
          rod('-0.34 1.82 0, 0.34 1.82 0', 0.07),
          turned('0.63 -0.1, 0.66 -0.1, 0.66 0.1, 0.63 0.1', 32),
          block('0 0 -0.62', '0.4 1 0.06'),
        ],
      },
      {
        name: 'air hose',
        material: 'hard',
        surface: plain([0.04, 0.04, 0.045], 0.5),
        forms: [rod('-0.3 1.82 0, -0.9 2 -0.2, -1.2 1.9 -0.7, -1.1 1.5 -1.3, -0.8 1 -1.9', 0.075)],
      },
    ]),
    toPart(straps, {
      name: 'tank straps',
      material: 'cloth',
      surface: plain([0.04, 0.04, 0.045], 0.8),
      twoSided: true,
    }),
  ]
}
