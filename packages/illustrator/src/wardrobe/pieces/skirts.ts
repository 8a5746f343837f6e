import { slip } from './legs.ts'
import { above, all, below } from '#wardrobe/regions.ts'
import type { SkirtForm } from '#wardrobe/skirt.ts'
import { surface } from '#wardrobe/cloth/surfaces.ts'
import type { Tailor } from '#wardrobe/tailor.ts'
import type { Weave } from '#wardrobe/cloth/weaves.ts'

type HungSkirt = Pick<SkirtForm, 'to' | 'flare' | 'pleats' | 'depth' | 'sharp' | 'clings'> & { readonly weave?: Weave }

/** A skirt on a waistband of its own, in the tailor's first color. */
export function hungSkirt(tailor: Tailor, { weave = 'cotton', ...form }: HungSkirt): void {
  const { primary } = tailor
  slip(tailor, primary, Math.max(-6, form.to + 1.2))
  const band = tailor.shell({
    name: 'skirt band',
    where: all(below(1.75), above(1.1)),
    thick: () => 0.08,
    loose: 5,
    surface: surface(primary, weave, { folds: 0, hem: 0.06 }),
  })
  tailor.skirt(band, {
    name: 'separate skirt',
    from: 1.1,
    ease: 0.06,
    ...form,
    surface: surface(primary, weave, { folds: form.sharp ? 0.2 : 0.7, hem: 0.12 }),
  })
}
