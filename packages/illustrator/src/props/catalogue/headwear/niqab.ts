import { drape, type Fitting, type Level, linear, type Opening, type Part, prop, scaled } from '#props/prop-kit.ts'
import { weave, wrapped } from '#props/prop-kit.ts'

/** Cloth around head and face with an opening for the eyes alone. */
export const niqab = prop({
  label: 'Niqab',
  words:
    'niqab, niqabs, shemagh, tagelmust, desert head wrap, scarf wrapped around her head and face, scarf wrapped around his head and face, head and face wrapped in a scarf, face wrapped in cloth, face wrapped in a scarf, keffiyeh over his face, keffiyeh over her face',
  order: 146,
  slot: 'hat',
  presses: 'hidden',
  hides: 0.45,
  make,
})

/** Room for the nose. */
const levels: readonly Level[] = drape.map(([height, wide, front, back]) => [
  height,
  wide,
  front + (height > 6 && height < 7.5 ? 0.26 : 0),
  back,
])

const eyes: Opening = (x, y, z) => {
  if (z < 0.4) return 1
  const [across, up] = [x / 0.72, (y - 7.4 - 0.1 * x * x) / 0.25]
  return (Math.sqrt(Math.sqrt(across * across * across * across + up * up * up * up)) - 1) * 0.3
}

function make(fitting: Fitting): readonly Part[] {
  const color = linear(fitting.colours.accent)
  return [wrapped(fitting, { name: 'niqab', levels, opening: eyes, surface: weave(color), rim: scaled(color, 0.8) })]
}
