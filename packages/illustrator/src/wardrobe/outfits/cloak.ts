import { belt, boots, brown, clasp, hoodDown, neckTube, ornate, outfit, surface } from '#wardrobe/outfit-kit.ts'
import { type Tailor, toned, top, trousers } from '#wardrobe/outfit-kit.ts'

export const cloak = outfit({
  label: 'Hooded cloak',
  words:
    'cloak, hooded cloak, hooded cape, travelling cloak, traveling cloak, fur cloak, hooded, travel cloak, long cloak, tattered cloak, torn cloak, flowing cloak, hooded mantle, cloaked, winter cloak, velvet cloak, desert cloak, woollen cloak, cloak and hood',
  order: 270,
  group: 'fantasy',
  primary: '#3f5a45',
  secondary: '#5a4632',
  feminine: 0.5,
  places: { 'castle-hall': 3, forest: 3, ruins: 3, tavern: 1, 'snow-mountains': 1 },
  hooded: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: toned(secondary, 0.8), weave: 'linen', wide: 0.04, hem: -5.4 })
  const tunicTop = top(tailor, {
    colour: secondary,
    weave: 'linen',
    sleeve: 4.4,
    thick: 0.1,
    hem: 1.0,
    loose: 8,
    folds: 1.2,
  })
  tailor.skirt(tunicTop, {
    name: 'tunic',
    from: 1.0,
    to: -1.6,
    flare: 0.35,
    ease: 0.08,
    pleats: 9,
    depth: 0.1,
    surface: surface(secondary, 'linen', { folds: 1, hem: 0.1 }),
  })
  belt(tailor, { y: 1.35, thick: 0.18, loose: 8 })
  tailor.cape({
    name: 'cloak',
    wrap: 118,
    length: 12.6,
    flare: 2.6,
    folds: 9,
    depth: 0.24,
    gap: 0.22,
    surface: surface(primary, 'wool', { folds: 0.9, hem: 0.12, paint: ornate(toned(primary, 0.7), 0.14) }),
  })
  hoodDown(tailor, { colour: primary, weave: 'wool', thick: 0.3, size: 1.25 })
  neckTube(tailor, {
    name: 'cloak band',
    radius: 0.95,
    y: 5.5,
    lift: 0.26,
    tall: 0.13,
    wide: 0.1,
    material: 'cloth',
    colour: primary,
    weave: 'wool',
    from: 165,
  })
  clasp(tailor, accent, 0.27)
  boots(tailor, { colour: brown, height: -4.9, cuff: toned(brown, 1.3) })
}
