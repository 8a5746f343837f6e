import { arc, around, block, glowing, inHand, leather, lump, printed, prop, rod, seenAgainst } from '#props/prop-kit.ts'

/** Open on the palm, its runes alight. */
export const spellbook = prop({
  label: 'Spellbook',
  words:
    'spellbook, spell book, grimoire, magic book, glowing book, open spellbook, book of spells, floating book, floating spellbook, enchanted book, necronomicon',
  order: 3840,
  slot: 'hand',
  glow: { part: 'spellbook runes', strength: 0.5, reach: 1.2 },
  hand: { fingers: 'flat', arm: 'front', both: false },
  make: inHand('palm', 0.2, (fitting) => [
    {
      name: 'spellbook',
      material: 'hard',
      surface: leather(seenAgainst(fitting, '#4a2a6a')),
      forms: [block('-0.72 0.02 0', '0.7 0.035 0.95'), block('0.72 0.02 0', '0.7 0.035 0.95')],
    },
    {
      name: 'spellbook pages',
      surface: printed('#eadfbe', '#5a3a28', 14),
      material: 'cloth',
      forms: [block('-0.66 0.12 0', '0.62 0.08 0.88'), block('0.66 0.12 0', '0.62 0.08 0.88')],
    },
    {
      name: 'spellbook runes',
      surface: glowing(seenAgainst(fitting, '#7ad0ff'), 2.2),
      material: 'glow',
      castsShadow: false,
      forms: [
        arc('-0.66 0.22 0', 0.36, 0.02),
        arc('0.66 0.22 0', 0.36, 0.02),
        around(7, ({ x, y }, nth) =>
          lump(`${x * 0.7} ${0.55 + (nth % 3) * 0.3} ${y * 0.5}`, '0.045 0.045 0.045', 8, 6),
        ),
        rod('0.66 0.22 -0.3, 0.66 0.22 0.3', 0.018),
        rod('-0.9 0.22 0, -0.42 0.22 0', 0.018),
      ],
    },
  ]),
})
