import { around, cutOut, inHand, printed, prop } from '#props/prop-kit.ts'

/** A fan of them. */
export const banknotes = prop({
  label: 'Banknotes',
  words:
    'money, cash, banknotes, bank notes, dollar bills, stack of money, wad of cash, dollars, stack of cash, fan of money, fan of cash, stacks of cash, handful of cash, fistful of dollars',
  order: 4340,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('shown', 0.05, () => [
    {
      name: 'banknotes',
      surface: printed('#a9bf96', '#4c6b45', 7),
      material: 'cloth',
      forms: [
        around(5, (_, nth) =>
          cutOut(
            `${-0.3 + nth * 0.1} -0.3 0, ${0.3 + nth * 0.12} -0.3 0, ${-0.5 + nth * 0.65} ${1.5 - Math.abs(nth - 2) * 0.12} 0, ${-1.15 + nth * 0.55} ${1.35 - Math.abs(nth - 1) * 0.1} 0`,
            0.01,
            nth * 0.03,
          ),
        ),
      ],
    },
  ]),
})
