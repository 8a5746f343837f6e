import { around, gold, inHand, lump, metal, prop } from '#props/prop-kit.ts'

/** A small heap on the palm. */
export const coins = prop({
  label: 'Coins',
  words:
    'coins, gold coins, gold coin, coin, silver coins, handful of coins, stack of coins, bag of gold, pouch of coins, counting coins, stolen coins, flipping a coin, handful of gold',
  order: 4330,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand(
    'palm',
    0.3,
    () => [
      {
        name: 'coins',
        material: 'hard',
        surface: metal(gold, 0.25),
        forms: [
          around(9, ({ x, y }, nth) =>
            lump(
              `${x * (0.12 + (nth % 3) * 0.12)} ${(nth % 4) * 0.06} ${y * (0.12 + (nth % 3) * 0.12)}`,
              '0.2 0.035 0.2',
              18,
              8,
            ),
          ),
          lump('0.1 0.3 0.05', '0.2 0.2 0.035', 18, 10),
        ],
      },
    ],
    1.5,
  ),
})
