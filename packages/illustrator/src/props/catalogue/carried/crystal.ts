import { glass, inHand, prop, seenAgainst, turned } from '#props/prop-kit.ts'

/** Pointed, with two small ones beside it. */
export const crystal = prop({
  label: 'Crystal',
  words:
    'crystal shard, glowing crystal, holding a crystal, crystal in hand, gem, gemstone, big gem, ruby in hand, quartz, magic crystal, crystal cluster, soul gem, mana crystal, shard of crystal',
  order: 3740,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('raised', 0.14, (fitting) => [
    {
      name: 'crystal',
      surface: glass(seenAgainst(fitting, '#5ac8e8'), 0.78),
      material: 'glass',
      forms: [
        turned('0 -0.4, 0.16 -0.2, 0.24 0.6, 0.22 1.2, 0 1.65', 6),
        turned('0 -0.2, 0.1 0, 0.13 0.5, 0 0.85', 6, '0.26 0.1 0.05'),
        turned('0 -0.2, 0.1 0, 0.12 0.4, 0 0.7', 6, '-0.24 0.15 -0.04'),
      ],
    },
  ]),
})
