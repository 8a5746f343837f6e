import { around, block, inHand, lump, petal, plain, prop, speckled, turned } from '#props/prop-kit.ts'

/** Bun, salad, cheese and meat. */
export const burger = prop({
  label: 'Burger',
  words:
    'burger, burgers, hamburger, hamburgers, cheeseburger, eating a burger, big burger, veggie burger, juicy burger',
  order: 3170,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  make: inHand(
    'palm',
    0.42,
    () => [
      {
        name: 'burger bun',
        material: 'hard',
        surface: speckled('#c88a44', '#f0dfb4', 11, 0.24),
        forms: [
          turned('0 -0.34, 0.44 -0.34, 0.5 -0.26, 0.5 -0.18, 0 -0.18', 28),
          turned('0.52 0.08, 0.5 0.2, 0.38 0.36, 0.2 0.44, 0 0.46', 28),
        ],
      },
      {
        name: 'burger patty',
        material: 'hard',
        surface: speckled('#4a2414', '#2c140a', 12),
        forms: [turned('0 -0.16, 0.52 -0.15, 0.54 -0.06, 0.5 0, 0 0', 28)],
      },
      {
        name: 'burger salad',
        surface: petal([0.16, 0.4, 0.06], [0.1, 0.26, 0.04]),
        material: 'cloth',
        forms: [
          around(14, ({ x, y }, nth) =>
            lump(`${x * 0.5} ${0.02 + (nth % 2) * 0.03} ${y * 0.5}`, '0.12 0.035 0.12', 8, 6),
          ),
        ],
      },
      {
        name: 'burger cheese',
        material: 'hard',
        surface: plain('#eaa62a', 0.4),
        forms: [block('0 0.05 0', '0.42 0.02 0.42')],
      },
    ],
    1.3,
  ),
})
