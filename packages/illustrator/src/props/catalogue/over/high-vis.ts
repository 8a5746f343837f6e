import { above, all, dab, fronts, line, prop, round, sleeves, surface, white } from '#props/prop-kit.ts'

/** A loose vest in a color that is seen, with bands that throw light back. */
export const highVis = prop({
  label: 'High-vis vest',
  words:
    'high vis vest, hi vis vest, high visibility vest, safety vest, reflective vest, hi vis, high vis, fluorescent vest, high viz vest, hi viz vest, hi viz, hi vis jacket, high vis jacket, high visibility jacket, reflective jacket, reflector vest, construction vest, hi viz jacket, reflective safety vest, neon vest, safety jacket, sports bib, training bib',
  order: 313,
  slot: 'over',
  dye: '#d8e03a',
  sew: (tailor) =>
    tailor.trim({
      name: 'high-vis vest',
      fine: 0,
      where: all(round(0.98, 0.2), sleeves(-0.1), above(0.3), fronts(4.2, 0.3, 0.04)),
      thick: () => 0.36,
      stiff: true,
      loose: 14,
      rim: 0.06,
      surface: surface(tailor.primary, 'nylon', {
        folds: 0.8,
        hem: 0.08,
        paint: (spot) => {
          const around = Math.max(line(spot.y - 1.3, 0.16, spot.grain), line(spot.y - 2.3, 0.16, spot.grain))
          const over = spot.y > 2.3 ? line(Math.abs(spot.x) - 0.85, 0.15, spot.grain) : 0
          const band = Math.max(around, over)
          dab(spot, white, band)
          spot.rough -= 0.3 * band * spot.rough
          spot.glow = Math.max(spot.glow, 0.22 * band)
        },
      }),
    }),
})
