import { all, armhole, contrasting, outfit, pockets, round, sleeves, smoothstep } from '#wardrobe/outfit-kit.ts'
import { surface, type Tailor, top, trainers, trousers, white } from '#wardrobe/outfit-kit.ts'

export const scrubs = outfit({
  label: 'Scrubs',
  words: 'scrubs, surgical scrubs, hospital scrubs, nurse uniform, medical scrubs',
  order: 210,
  group: 'work',
  primary: '#4f8fa8',
  secondary: '#e6eef2',
  feminine: 0.6,
  places: { laboratory: 2, studio: 2, office: 1 },
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: primary, wide: 0.2, folds: 1.2 })
  top(tailor, { colour: secondary, thick: 0.04, sleeve: 1.0, hem: 0.6, neck: round(0.7), ribbed: true })
  tailor.shell({
    name: 'scrub top',
    where: all(
      round(0.82),
      (at) => (at.z < 0.25 ? 9 : at.side - (at.y - 4.55) * 0.5),
      sleeves(1.35),
      (at) => at.y + 0.1,
    ),
    thick: (at) => 0.13 + 0.05 * smoothstep(1.5, 0, at.y),
    loose: 10,
    fall: scrubsFall,
    rim: 0.07,
    surface: surface(primary, 'cotton', { folds: 1.2, hem: 0.12, thread: contrasting(primary), paint: armhole() }),
  })
  pockets(tailor, {
    colour: primary,
    weave: 'cotton',
    thick: 0.16,
    fall: scrubsFall,
    x: 0.8,
    y: 3.75,
    width: 0.32,
    height: 0.34,
    flap: false,
  })
  pockets(tailor, {
    colour: primary,
    weave: 'cotton',
    thick: 0.19,
    fall: scrubsFall,
    x: 0.95,
    y: 0.75,
    width: 0.42,
    height: 0.45,
    flap: false,
  })
  trainers(tailor, { colour: white, stripe: accent })
}

const scrubsFall = 0.75
