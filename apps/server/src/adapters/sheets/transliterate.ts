import type { Font } from './font.ts'

/** A text in letters that a font has. */
export type Latin = {
  readonly text: string
  /** Whether all of it is said in other letters at most: nothing had to be left out. */
  readonly isWhole: boolean
  readonly isSame: boolean
}

/** What stands where letters had to be left out. */
const gap = '[…]'

/**
 * A text in letters that the font has: others are written as one would say them in Latin letters, as far as they can be
 * told one by one. What cannot, as Chinese characters, is left out with a mark; nothing is ever an empty box.
 */
export function transliterate(font: Pick<Font, 'glyphOf'>, given: string): Latin {
  const has = (text: string): boolean => Array.from(text).every((sign) => font.glyphOf(sign.codePointAt(0) ?? 0) !== 0)
  const said: string[] = []
  for (const sign of given.normalize('NFC')) {
    const written = /[\s]/.test(sign) || has(sign) ? sign : spelled(sign, has)
    // A word of a script without capitals begins with one, as words that are names do.
    const isFirst = !/[\p{L}\p{M}]$/u.test(said.at(-1) ?? '')
    const isCaseless = written !== sign && sign.toLowerCase() === sign.toUpperCase()
    said.push(written === undefined ? gap : isCaseless && isFirst ? capital(written) : written)
  }
  const isWhole = !said.includes(gap)
  const text = said.join('').replaceAll(/(?:\[…\]\s*){2,}/g, `${gap} `)
  return { text: isWhole ? text : text.trim(), isWhole, isSame: text === given.normalize('NFC') }
}

/** What somebody is called on a sheet, and what is to be told about that; by `otherwise` where no letter of it can be written. */
export function nameInLatin(font: Pick<Font, 'glyphOf'>, name: string, otherwise: string) {
  const { text, isSame, isWhole } = transliterate(font, name)
  if (isSame) return { name, remark: '' }
  if (isWhole && /\p{L}/u.test(text)) return { name: text, remark: 'name in Latin letters' }
  const rest = text.replaceAll(gap, ' ').replaceAll(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(rest)
    ? { name: rest, remark: 'part of the name has letters that this sheet cannot show' }
    : { name: otherwise, remark: 'the name has letters that this sheet cannot show' }
}

/** Undefined where nothing tells how it is said. */
function spelled(sign: string, has: (text: string) => boolean): string | undefined {
  const plain = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  if (plain !== sign && plain !== '' && has(plain)) return plain
  // Marks over letters that were written already.
  if (/\p{M}|\p{Cf}/u.test(sign)) return ''
  const lower = sign.toLowerCase()
  const known = letters.get(lower) ?? letters.get(plain.toLowerCase())
  if (known !== undefined) return lower === sign ? known : capital(known)
  return syllable(sign)
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Korean syllables are put together of so many beginnings, middles and ends, in this order. */
const begins = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const middles = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const ends = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')

function syllable(sign: string): string | undefined {
  const at = (sign.codePointAt(0) ?? 0) - 0xac00
  if (at < 0 || at >= 11_172) return undefined
  const [begin, middle] = [Math.floor(at / 588), Math.floor((at % 588) / 28)]
  return `${begins[begin] ?? ''}${middles[middle] ?? ''}${ends[at % 28] ?? ''}`
}

const pairs = (signs: string, said: string): readonly (readonly [string, string])[] => {
  const words = said.split(' ')
  return Array.from(signs, (sign, at) => [sign, words[at] ?? ''] as const)
}

/** Letters of other scripts, in small ones, and how each is written in Latin ones. */
const letters: ReadonlyMap<string, string> = new Map([
  ...pairs(
    'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
    'a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya',
  ),
  ...pairs('іїєґўђјљњћџѓќѕ', 'i yi ye g w dj j lj nj c dz gj kj dz'),
  ...pairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
  ...pairs(
    'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءأإآؤئپچژگک',
    "a b t th j h kh d dh r z s sh s d t z ' gh f q k l m n h w y a a ' a i a ' ' p ch zh g k",
  ),
  ...pairs('אבגדהוזחטיכךלמםנןסעפףצץקרשת', "a b g d h v z ch t y k k l m m n n s ' p f ts ts k r sh t"),
  ...pairs(
    'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん',
    'a i u e o ka ki ku ke ko sa shi su se so ta chi tsu te to na ni nu ne no ha hi fu he ho ma mi mu me mo ya yu yo ra ri ru re ro wa o n',
  ),
  ...pairs(
    'がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ',
    'ga gi gu ge go za ji zu ze zo da ji zu de do ba bi bu be bo pa pi pu pe po',
  ),
  ...pairs(
    'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
    'a i u e o ka ki ku ke ko sa shi su se so ta chi tsu te to na ni nu ne no ha hi fu he ho ma mi mu me mo ya yu yo ra ri ru re ro wa o n',
  ),
  ...pairs(
    'ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴ',
    'ga gi gu ge go za ji zu ze zo da ji zu de do ba bi bu be bo pa pi pu pe po vu',
  ),
  ...pairs('ぁぃぅぇぉっゃゅょァィゥェォッャュョー', 'a i u e o  ya yu yo a i u e o  ya yu yo '),
  ['・', ' '],
  ['、', ', '],
  ['。', '. '],
  ['，', ', '],
  ['？', '?'],
  ['！', '!'],
])
