import { arc, circle, cutOut, fixedAt, gold, lump, metal, prop, trunkSpot } from '#props/prop-kit.ts'

/** A metal star on the left of the chest. */
export const badge = prop({
  label: 'Badge',
  words:
    'badge, badges, sheriff badge, sheriffs badge, sheriff star, police badge, detective badge, star badge, tin star, metal badge, golden badge, gold badge, silver badge, marshal badge, marshals badge, badge on her chest, badge on his chest, shiny badge, officer badge, officers badge',
  order: 274,
  slot: 'chest',
  make: (fitting) =>
    fixedAt(trunkSpot(fitting, [0.85, 4.4, 1.1], 0.05), [
      {
        name: 'badge',
        material: 'hard',
        surface: metal(gold, 0.22),
        forms: [cutOut(star, 0.06), arc('0 0 0.03', 0.17, 0.025, [0, 1], 'across'), lump('0 0 0.03', '0.11 0.11 0.03')],
      },
    ]),
})

/** Five points, as `x y 0` all around. */
const star = Array.from({ length: 10 }, (_, nth) => {
  const { x, y } = circle(nth / 10 + 0.25)
  const size = nth % 2 === 0 ? 0.36 : 0.17
  return `${(x * size).toFixed(3)} ${(y * size).toFixed(3)} 0`
}).join(', ')
