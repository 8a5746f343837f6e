import { jeans, outfit, round, type Tailor, toned, top, trainers, white } from '#wardrobe/outfit-kit.ts'

export const tshirtJeans = outfit({
  label: 'T-shirt and jeans',
  words:
    't shirt, tshirt, tee, jeans, polo shirt, polo, tank top, casual clothes, casual, casual outfit, top, vest top, everyday clothes, graphic tee, tee shirt, crop top, undershirt, undershirts, white undershirt, henley, henley shirt, v neck, v neck tee, v neck t shirt, crew neck tee, crew neck t shirt, long sleeve tee, long sleeve top, band tee, band t shirt, band shirt, rugby shirt, ringer tee, pocket tee',
  order: 10,
  group: 'everyday',
  primary: '#d9d4c8',
  secondary: '#3f5378',
  feminine: 0.5,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  jeans(tailor, secondary)
  top(tailor, {
    colour: primary,
    neck: round(0.72 + 0.12 * feminine, 0.05 + 0.1 * feminine),
    sleeve: 1.2 - 0.25 * feminine,
    hem: 0.25 + 0.2 * feminine,
    thick: 0.1 - 0.03 * feminine,
    loose: feminine > 0.5 ? 4 : 8,
    fall: 0.8 - 0.25 * feminine,
    trim: toned(primary, 0.92),
    band: 0.11,
    ribbed: true,
  })
  trainers(tailor, { colour: toned(white, 0.9), stripe: accent })
}
