import { toned } from '#wardrobe/cloth/dyes.ts'
import { brocade } from '#wardrobe/cloth/patterns.ts'
import { dab, surface } from '#wardrobe/cloth/surfaces.ts'
import { gold, type Tailor } from '#wardrobe/tailor.ts'

/** A hem and edges woven with ornament. */
export const ornate = (trim: Tailor['primary'], width: number) => (spot: Parameters<ReturnType<typeof surface>>[0]) => {
  if (spot.u > width) return
  dab(spot, trim)
  brocade(toned(trim, 0.5), 0.24, 0.8)(spot)
  spot.relief += 0.012
  spot.rough = 0.45
}

/** A round brooch at the throat. */
export function clasp(tailor: Tailor, colour: Tailor['primary'], thick: number): void {
  tailor.trim({
    name: 'clasp',
    material: 'hard',
    where: (at) => (at.z < 0.2 ? -1 : 0.21 - Math.sqrt(at.x * at.x + (at.y - 5.05) * (at.y - 5.05))),
    thick: (at) => thick + 0.12 * Math.max(0, 1 - (at.x * at.x + (at.y - 5.05) * (at.y - 5.05)) / 0.05),
    stiff: true,
    loose: 8,
    rim: 0.1,
    surface: surface(gold, 'brass', { folds: 0, paint: (spot) => (spot.u > 0.1 ? dab(spot, colour) : undefined) }),
  })
}
