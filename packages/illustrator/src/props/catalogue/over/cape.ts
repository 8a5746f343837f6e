import { clasp, neckTube, ornate, prop, surface, type Tailor, toned } from '#props/prop-kit.ts'

/** Falls from the shoulders down the back, whatever is worn below. */
export const cape = prop({
  label: 'Cape',
  words:
    'cape, capes, caped, long cape, hero cape, superhero cape, flowing cape, billowing cape, half cape, capelet, royal cape, velvet cape, tattered cape, short cape, cape on her shoulders, cape on his shoulders, mantle, shoulder cape, opera cape, vampire cape, knights cape, torn cape, fluttering cape',
  order: 327,
  slot: 'over',
  low: true,
  dye: '#8a1f2e',
  sew,
})

function sew(tailor: Tailor): void {
  const { primary } = tailor
  tailor.cape({
    name: 'cape',
    wrap: 84,
    length: 11.6,
    flare: 2.2,
    folds: 8,
    depth: 0.24,
    gap: 0.3,
    surface: surface(primary, 'wool', { folds: 0.9, hem: 0.12, paint: ornate(toned(primary, 0.7), 0.14) }),
  })
  neckTube(tailor, {
    name: 'cape band',
    radius: 0.98,
    y: 5.5,
    lift: 0.32,
    tall: 0.12,
    wide: 0.1,
    material: 'cloth',
    colour: primary,
    weave: 'wool',
    from: 165,
  })
  clasp(tailor, primary, 0.32)
}
