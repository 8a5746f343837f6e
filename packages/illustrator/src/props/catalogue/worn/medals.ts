import { block, fixedAt, gold, lump, metal, plain, prop, silver, trunkSpot } from '#props/prop-kit.ts'

/** A row of medals on ribbons on the left of the chest. */
export const medals = prop({
  label: 'Medals',
  words:
    'medals, military medals, war medals, row of medals, rows of medals, medals on his chest, medals on her chest, chest full of medals, chest of medals, service medals, medal ribbons, military decorations, decorations on his chest, medals on his uniform, medals on her uniform, medals pinned to his chest, medals pinned to her chest, purple heart, iron cross, military ribbons',
  order: 275,
  slot: 'chest',
  dyed: ['medals'],
  make: (fitting) =>
    fixedAt(trunkSpot(fitting, [0.85, 4.45, 1.1], 0.05), [
      {
        name: 'medals',
        material: 'hard',
        surface: metal(gold, 0.22),
        forms: [-0.3, 0, 0.3].flatMap((x) => [lump(`${x} -0.26 0.03`, '0.12 0.12 0.03')]),
      },
      {
        name: 'medal bar',
        material: 'hard',
        surface: metal(silver, 0.25),
        forms: [block('0 0.2 0.02', '0.46 0.03 0.03')],
      },
      ...ribbons.map(([x, colour], nth) => ({
        name: `medal ribbon ${nth + 1}`,
        material: 'cloth' as const,
        surface: plain(colour, 0.7),
        forms: [block(`${x} 0.02 0.01`, '0.11 0.18 0.015')],
      })),
    ]),
})

const ribbons = [
  [-0.3, '#a5222c'],
  [0, '#27448f'],
  [0.3, '#2f7a4a'],
] as const
