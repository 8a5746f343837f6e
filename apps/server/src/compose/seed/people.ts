/** Who and what a seeded library shows. */
export const people = [
  ['Mira Vale', 'a young woman with silver hair in a long braid, green eyes, freckles', 26, 'painterly'],
  ['Tomas Reyes', 'a tall man with short black hair, a beard and brown skin', 41, 'noir'],
  ['Ines Okafor', 'a woman with an afro, dark skin, golden eyes and large earrings', 33, 'comic'],
  ['Bram Holt', 'an old man with a white beard, blue eyes and round glasses', 68, 'painterly'],
  ['Yuki Tanaka', 'a woman with a black bob, pale skin and grey eyes', 29, 'anime'],
  ['Leif Arnesen', 'a strong man with long blond hair in a ponytail', 35, 'painterly'],
  ['Sana Malik', 'a woman with wavy brown hair, olive skin and hazel eyes', 22, 'watercolour'],
  ['Otto Brandt', 'a heavy man with red hair and a moustache', 50, 'comic'],
] as const

const doing = ['reading by the window', 'walking through rain', 'laughing', 'dancing', 'waiting for a train', 'resting']
const places = ['in a night market', 'at sea', 'on a rooftop', 'in a library', 'in a snowy forest', 'in a neon street']
const wearing = ['a long coat', 'armour', 'a red dress', 'a grey hoodie', 'a linen shirt', 'a space suit']
const light = ['at dusk', 'in morning light', 'under lanterns', 'in fog', 'at noon', 'by candle light']
export const styles = ['painterly', 'noir', 'comic', 'anime', 'watercolour']
export const albums = ['Favourites of spring', 'For the novel', 'Posters', 'Night shift', 'Sketches', 'To print']

/** Numbers between 0 and 1 that are the same in every run. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pick = <T>(list: readonly [T, ...T[]] | readonly T[], roll: () => number): T => {
  const chosen = list[Math.floor(roll() * list.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from')
  return chosen
}

export const promptOf = (roll: () => number): string =>
  `${pick(doing, roll)} ${pick(places, roll)}, wearing ${pick(wearing, roll)}, ${pick(light, roll)}`
