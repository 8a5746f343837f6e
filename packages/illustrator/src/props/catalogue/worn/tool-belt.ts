import { block, cushion, type Fitting, fixedAt, gold, leather, metal, type Part, prop, rod } from '#props/prop-kit.ts'
import { steel, strip, turned, waist, waistSpot, wood } from '#props/prop-kit.ts'

/** A broad belt with pouches all around, and tools in one of them. */
export const toolBelt = prop({
  label: 'Belt with pouches',
  words:
    'tool belt, toolbelt, tool belts, toolbelts, utility belt, utility belts, workmans belt, belt with pouches, belt pouches, belt pouch, pouches, pouch, pouch on her belt, pouch on his belt, leather pouch, leather pouches, belt pouches and vials, potion belt, belt of potions, potions on her belt, potions on his belt, vials on her belt, vials on his belt, pouches on her belt, pouches on his belt, coin pouch on his belt, coin pouch on her belt, batman belt, mechanic belt, tools on her belt, tools on his belt, tools hanging from her belt, tools hanging from his belt, alchemist belt, belt full of tools, ammo pouches, leather belt with pouches, belt with many pouches',
  order: 312,
  slot: 'waist',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const ring = waist(fitting)
  const hide = leather([0.14, 0.075, 0.035])
  const pouches = ([0.1, 0.19, 0.33, 0.67, 0.81, 0.9] as const).flatMap((share, nth) =>
    fixedAt(waistSpot(fitting, share, -0.22, 0.16), [
      {
        name: 'pouches',
        material: 'hard',
        surface: hide,
        forms: [
          cushion('0 -0.1 0', nth % 2 === 0 ? '0.3 0.34 0.16' : '0.24 0.28 0.15'),
          cushion('0 0.12 0.02', nth % 2 === 0 ? '0.31 0.14 0.17' : '0.25 0.12 0.16'),
        ],
      },
      {
        name: 'pouch studs',
        material: 'hard',
        surface: metal(gold, 0.25),
        forms: [block('0 -0.02 0.18', '0.04 0.04 0.02')],
      },
      ...(nth === 4
        ? [
            {
              name: 'tool handles',
              material: 'hard' as const,
              surface: wood([0.3, 0.16, 0.07]),
              forms: [rod('0.1 0.1 0.02, 0.12 0.55 0.04', 0.05)],
            },
            {
              name: 'tools',
              material: 'hard' as const,
              surface: metal(steel, 0.3),
              forms: [
                rod('-0.1 0.1 0, -0.13 0.5 0.02', 0.035),
                turned('0 0.5, 0.09 0.5, 0.1 0.62, 0 0.66', 12, '-0.13 0 0.02'),
              ],
            },
          ]
        : []),
    ]),
  )
  const buckle = fixedAt(waistSpot(fitting, 0, 0, 0.1), [
    {
      name: 'belt buckle',
      material: 'hard',
      surface: metal(gold, 0.25),
      forms: [
        block('0 0.15 0', '0.2 0.03 0.03'),
        block('0 -0.15 0', '0.2 0.03 0.03'),
        block('0.19 0 0', '0.03 0.17 0.03'),
        block('-0.19 0 0', '0.03 0.17 0.03'),
      ],
    },
  ])
  return [strip(ring, 0.34, 0.02, 0.05, hide, 'belt with pouches'), ...pouches, ...buckle]
}
