import { block, cushion, type Fitting, fixedAt, linear, metal, type Part, prop, scaled } from '#props/prop-kit.ts'
import { seenAgainst, steel, strip, waist, waistSpot, weave } from '#props/prop-kit.ts'

/** A small bag on a belt before the belly. */
export const fannyPack = prop({
  label: 'Belt bag',
  words:
    'fanny pack, fannypack, fanny packs, bum bag, bumbag, belt bag, waist bag, waist pack, hip bag, hip pack, waist pouch, money belt, chalk bag, chalkbag',
  order: 311,
  slot: 'waist',
  dyed: ['belt bag', 'belt bag strap'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const color = linear(seenAgainst(fitting, fitting.colours.accent))
  return [
    ...fixedAt(waistSpot(fitting, 0, -0.12, 0.24), [
      { name: 'belt bag', material: 'cloth', surface: weave(color), forms: [cushion('0 0 0', '0.72 0.38 0.22')] },
      {
        name: 'belt bag zip',
        material: 'hard',
        surface: metal(steel, 0.3),
        forms: [block('0 0.12 0.225', '0.5 0.015 0.012'), block('0.52 0.08 0.23', '0.02 0.07 0.012')],
      },
    ]),
    strip(waist(fitting), 0.18, 0.03, 0.03, weave(scaled(color, 0.7)), 'belt bag strap'),
  ]
}
