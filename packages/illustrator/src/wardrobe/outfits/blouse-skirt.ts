import { above, all, below, contrasting, flats, mixed, outfit, plaid, shirt, slip } from '#wardrobe/outfit-kit.ts'
import { surface, type Tailor, toned } from '#wardrobe/outfit-kit.ts'

export const blouseSkirt = outfit({
  label: 'Blouse and skirt',
  words: 'blouse, skirt, pencil skirt, pleated skirt, mini skirt, miniskirt, long skirt',
  order: 30,
  group: 'everyday',
  primary: '#eee6da',
  secondary: '#4d3f5c',
  feminine: 1,
  shortSkirt: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, secondary)
  const waist = tailor.shell({
    name: 'waistband',
    where: all(below(1.75), above(1.1)),
    thick: () => 0.09,
    loose: 5,
    surface: surface(secondary, 'wool', { folds: 0, hem: 0.06 }),
  })
  tailor.skirt(waist, {
    name: 'skirt',
    from: 1.1,
    to: -3.3,
    flare: 0.75,
    ease: 0.05,
    pleats: 22,
    depth: 0.12,
    sharp: true,
    surface: surface(secondary, 'wool', {
      folds: 0.2,
      hem: 0.12,
      paint: plaid(toned(secondary, 0.5), mixed(secondary, accent, 0.6)),
    }),
  })
  shirt(tailor, {
    colour: primary,
    weave: 'satin',
    thick: 0.06,
    fall: 0.7,
    tuck: 1.7,
    hem: 1.55,
    throat: 4.95,
    sleeve: 4.3,
    buttons: toned(primary, 0.7),
    folds: 1.2,
  })
  flats(tailor, { colour: contrasting(secondary) })
}
