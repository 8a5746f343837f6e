import { above, all, belt, brown, dab, type Paint, prop, round, sleeves, surface } from '#props/prop-kit.ts'
import { type Tailor, toned } from '#props/prop-kit.ts'

/** Cloth without sleeves over armor or a tunic, open at the sides, with a cross on the chest. */
export const surcoat = prop({
  label: 'Surcoat',
  words:
    'surcoat, tabard, surcote, heraldic surcoat, heraldic tabard, templar surcoat, crusader tabard, knights tabard, jupon, livery, surcoats, tabards, heraldic coat',
  order: 314,
  slot: 'over',
  low: true,
  dye: '#8a2430',
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary } = tailor
  const cross: Paint = (spot) => {
    const [x, y] = [Math.abs(spot.x), Math.abs(spot.y - 3.7)]
    const off = Math.min(Math.max(x - 0.13, y - 0.62), Math.max(y - 0.13, x - 0.5))
    if (spot.z > 0.2 && spot.v < 0)
      dab(spot, secondary, Math.min(1, Math.max(0, 0.5 - off / Math.max(0.01, spot.grain))))
  }
  const shell = tailor.shell({
    name: 'surcoat',
    where: all(round(0.95, 0.1), sleeves(-0.2), above(1.4)),
    thick: () => 0.4,
    stiff: true,
    loose: 16,
    rim: 0.06,
    surface: surface(primary, 'linen', { folds: 0.8, hem: 0.08, paint: cross }),
  })
  tailor.skirt(shell, {
    name: 'surcoat',
    from: 1.4,
    to: -4.2,
    flare: 0.45,
    ease: 0.2,
    pleats: 9,
    depth: 0.16,
    gap: 0.3,
    surface: surface(primary, 'linen', { folds: 1, hem: 0.12 }),
  })
  belt(tailor, { colour: toned(brown, 0.9), y: 1.6, width: 0.16, thick: 0.5, loose: 16 })
}
