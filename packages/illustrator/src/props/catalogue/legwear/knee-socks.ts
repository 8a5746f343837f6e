import { prop, stockings } from '#props/prop-kit.ts'

/** Ribbed, up to the knee. */
export const kneeSocks = prop({
  label: 'Knee socks',
  words:
    'knee socks, knee high socks, long socks, football socks, knee high stockings, knee highs, high socks, tall socks, tube socks, soccer socks, kneesocks, woollen stockings, woolen stockings',
  order: 346,
  slot: 'legs',
  low: true,
  dye: '#e6e2d8',
  sew: (tailor) => stockings(tailor, { colour: tailor.primary, top: -4.3, thick: 0.035, weave: 'rib', band: 0.24 }),
})
