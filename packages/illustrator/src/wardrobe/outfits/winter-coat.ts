import { boots, brown, cuffs, hoodDown, jacket, mixed, neckTube, outfit, pockets } from '#wardrobe/outfit-kit.ts'
import { quilted, standCollar, steel, surface, type Tailor, toned, top, trousers, white } from '#wardrobe/outfit-kit.ts'
import { zip } from '#wardrobe/outfit-kit.ts'

export const winterCoat = outfit({
  label: 'Winter coat',
  words:
    'coat, winter coat, parka, overcoat, puffer jacket, down jacket, anorak, raincoat, rain coat, fur coat, peacoat, pea coat, duffel coat, ski jacket, winter jacket, puffer, winter clothes, rain jacket, greatcoat, ski suit, long coat, winter outfit, quilted jacket, oilskin, oilskins, oilskin coat, oilskin jacket, rain slicker, slicker, cagoule, waxed jacket, duffle coat, toggle coat, faux fur coat, teddy coat, down coat, wool coat, snow suit, snowsuit',
  order: 220,
  group: 'weather',
  primary: '#6b5a4a',
  secondary: '#33363f',
  feminine: 0.5,
  places: { 'snow-mountains': 3, 'city-street': 2, park: 1, village: 1 },
  hooded: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: secondary, weave: 'wool', wide: 0.05, hem: -6.5 })
  top(tailor, { colour: mixed(accent, white, 0.2), weave: 'knit', thick: 0.06, sleeve: 4, hem: 0.5 })
  standCollar(tailor, { colour: mixed(accent, white, 0.2), weave: 'rib', thick: 0.08, height: 0.45 })
  const quilt = quilted(0.62, 0.11)
  const close = zip(steel, 5.6, -9)
  const paint = (spot: Parameters<typeof close>[0]) => {
    quilt(spot)
    close(spot)
  }
  const shell = jacket(tailor, {
    name: 'coat',
    colour: primary,
    weave: 'nylon',
    hem: 0.9,
    thick: 0.3,
    loose: 14,
    folds: 0.4,
    band: 0.02,
    pads: 0.05,
    sleeve: 4.3,
    neck: 0.78,
    paint,
  })
  tailor.skirt(shell, {
    name: 'coat',
    from: 0.9,
    to: -2.2,
    flare: 0.15,
    ease: 0.2,
    pleats: 3,
    depth: 0.03,
    gap: 0.26,
    surface: surface(primary, 'nylon', { folds: 0.3, hem: 0.05, paint }),
  })
  standCollar(tailor, { colour: primary, weave: 'nylon', thick: 0.28, height: 0.42, flare: 0.12, gap: 0.1, rim: 0.2 })
  hoodDown(tailor, { colour: primary, weave: 'nylon', thick: 0.28, size: 1.05 })
  neckTube(tailor, {
    name: 'fur',
    radius: 1.06,
    y: 5.6,
    lift: 0.42,
    rise: 0.12,
    tall: 0.19,
    wide: 0.17,
    material: 'cloth',
    colour: toned(mixed(secondary, white, 0.75), 0.9),
    weave: 'wool',
    from: 150,
    bumps: 0.35,
  })
  pockets(tailor, {
    colour: primary,
    weave: 'nylon',
    thick: 0.38,
    x: 1.0,
    y: 1.5,
    width: 0.4,
    height: 0.36,
    button: steel,
  })
  cuffs(tailor, { colour: toned(primary, 0.7), weave: 'rib', thick: 0.2, from: 4.1, to: 4.5 })
  boots(tailor, { colour: brown, height: -6.0, cuff: toned(white, 0.8), wide: 0.05 })
}
