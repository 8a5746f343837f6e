import { all, belt, black, brown, buttonRows, collar, cuffs, epaulettes, gold, jacket } from '#wardrobe/outfit-kit.ts'
import { lapels, mixed, outfit, pockets, round, shoes, surface, type Tailor, toned, top } from '#wardrobe/outfit-kit.ts'
import { trousers, white } from '#wardrobe/outfit-kit.ts'

export const trenchCoat = outfit({
  label: 'Trench coat',
  words: 'trench coat, trenchcoat, detective coat, duster, duster coat, mackintosh, trench, belted coat, leather coat',
  order: 230,
  group: 'weather',
  primary: '#b39a72',
  secondary: '#3c3a3c',
  feminine: 0.5,
  places: { 'city-street': 4, 'neon-city': 1, library: 1 },
  dyes: ['#b39a72', '#2f3648', '#4c5644', '#25262c', '#8a7458'],
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: secondary, weave: 'wool', wide: 0.1 })
  top(tailor, { colour: mixed(white, accent, 0.3), thick: 0.05, sleeve: 4, hem: 0.5 })
  collar(tailor, { colour: mixed(white, accent, 0.3), weave: 'cotton', thick: 0.05, flat: true })
  const [closed, spread] = [3.7, 0.22]
  const rows = buttonRows(toned(brown, 0.8), 3.55, -9, 0.85, 0.42, 0.1)
  const shell = jacket(tailor, {
    name: 'coat',
    colour: primary,
    weave: 'cotton',
    hem: 1.5,
    thick: 0.19,
    closed,
    spread,
    pads: 0.08,
    loose: 9,
    sleeve: 4.35,
    folds: 0.9,
    paint: rows,
  })
  tailor.skirt(shell, {
    name: 'coat',
    from: 1.5,
    to: -4.6,
    flare: 0.75,
    ease: 0.12,
    pleats: 8,
    depth: 0.12,
    gap: 0.2,
    surface: surface(primary, 'cotton', { folds: 0.9, hem: 0.09, paint: rows }),
  })
  lapels(tailor, {
    colour: toned(primary, 1.04),
    weave: 'cotton',
    thick: 0.27,
    closed,
    spread,
    width: 0.6,
    reach: 1.2,
  })
  // The storm flap across the shoulders.
  tailor.trim({
    name: 'storm flap',
    where: all(round(0.78), (at) =>
      at.z > 0.2
        ? Math.min(at.y - 4.1 - 0.35 * Math.abs(at.side - 0.9), -at.x - 0.35, -at.arm)
        : Math.min(at.y - 3.9 + 0.25 * at.side, -at.arm + 0.1),
    ),
    thick: () => 0.24,
    loose: 9,
    surface: surface(primary, 'cotton', { folds: 0.4, hem: 0.06 }),
  })
  belt(tailor, {
    colour: toned(primary, 0.88),
    y: 1.72,
    width: 0.2,
    thick: 0.26,
    buckle: toned(brown, 0.8),
    loose: 9,
    weave: 'cotton',
  })
  cuffs(tailor, { colour: toned(primary, 0.88), weave: 'cotton', thick: 0.26, from: 3.72, to: 3.92 })
  epaulettes(tailor, { colour: toned(primary, 0.95), weave: 'cotton', thick: 0.25, button: gold })
  pockets(tailor, {
    colour: primary,
    weave: 'cotton',
    thick: 0.25,
    x: 1.1,
    y: 0.6,
    width: 0.12,
    height: 0.4,
    flap: false,
  })
  shoes(tailor, { colour: toned(black, 1.1) })
}
