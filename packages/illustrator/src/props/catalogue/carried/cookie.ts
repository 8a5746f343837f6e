import { inHand, lump, prop, speckled } from '#props/prop-kit.ts'

/** With pieces of chocolate. */
export const cookie = prop({
  label: 'Cookie',
  words: 'cookie, cookies, biscuit, biscuits, chocolate chip cookie',
  order: 3220,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'mouth', both: false },
  make: inHand(
    'shown',
    0.06,
    () => [
      {
        name: 'cookie',
        material: 'hard',
        surface: speckled('#c08a4c', '#3a1d0e', 5, 0.3),
        forms: [lump('0 0.4 0', '0.42 0.42 0.09', 22, 12)],
      },
    ],
    1.15,
  ),
})
