/** Letters of other alphabets, and other forms of ours, that are taken for one of a to z. */
const lists: Readonly<Record<string, string>> = {
  a: 'аαɑᴀⱥ∀ꭺᗅ',
  b: 'ьвЬʙƀɓβᏏᖯ',
  c: 'сϲᴄƈȼ¢ꮯⅽ',
  d: 'ԁɗđᴅðɖꓒꮷ∂',
  e: 'еєεҽᴇɛəҿƹꬲ℮є',
  f: 'ƒꜰғϝꬵ',
  g: 'ɡɢցǥɠԍƍ',
  h: 'һнհʜħɦԣᏂ',
  i: 'іıιɪɩїӏɨꙇ',
  j: 'јϳᴊɉʝ',
  k: 'кκᴋƙҝқӄ',
  l: 'ⅼʟłƚɫɭℓǀ',
  m: 'мᴍɱʍ',
  n: 'пηɴոŋƞɲпทи',
  o: 'оοσօᴏøɵө∅ο০੦',
  p: 'рρᴘƥþ',
  q: 'ԛզɋ',
  r: 'гʀɾɍяᴦ',
  s: 'ѕꜱʂƨȿꮪ',
  t: 'тτᴛŧƭʈ',
  u: 'υսᴜʋцµմ',
  v: 'ѵνᴠⅴ',
  w: 'ԝωᴡшɯա',
  x: 'хχ×ҳ',
  y: 'уүγʏƴɏყ',
  z: 'ᴢʐƶȥ',
}

const letters = new Map<string, string>()
for (const [letter, alike] of Object.entries(lists)) for (const sign of alike) letters.set(sign, letter)
// Squares, filled circles and flags with one letter each, which no normal form takes apart.
for (const first of [0x1f130, 0x1f150, 0x1f170, 0x1f1e6]) {
  for (let at = 0; at < 26; at += 1) letters.set(String.fromCodePoint(first + at), String.fromCodePoint(0x61 + at))
}

/** The letter from a to z that a sign is taken for, or the sign. */
export const homoglyph = (sign: string): string => letters.get(sign) ?? sign

/** Digits and signs that stand for letters in the middle of words. */
export const standIns: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'il'],
  ['2', 'z'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['6', 'gb'],
  ['7', 't'],
  ['8', 'b'],
  ['9', 'g'],
  ['@', 'a'],
  ['$', 's'],
  ['€', 'e'],
  ['£', 'l'],
  ['!', 'il'],
  ['|', 'li'],
  ['+', 't'],
  ['(', 'c'],
])
