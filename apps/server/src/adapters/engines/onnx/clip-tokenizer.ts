/** Words as the numbers that a CLIP text encoder knows: byte pairs, joined in the order in which they were learnt. */
export type Tokenizer = {
  /** Just as many as the encoder takes: a beginning, the words, an end, and padding. */
  encode(text: string): readonly number[]
}

export type TokenizerFiles = {
  /** `vocab.json`: pieces of words, each with its number. */
  readonly vocabulary: Readonly<Record<string, number>>
  /** `merges.txt`: pairs of pieces, the most frequent first. */
  readonly merges: string
  readonly length: number
  /** The piece that fills up what is left. */
  readonly padding: string
}

const begin = '<|startoftext|>'
const end = '<|endoftext|>'

export function clipTokenizer({ vocabulary, merges, length, padding }: TokenizerFiles): Tokenizer {
  const ranks = new Map(
    merges
      .split('\n')
      .filter((line) => line.includes(' ') && !line.startsWith('#version'))
      .map((pair, rank) => [pair.trim(), rank] as const),
  )
  const idOf = (piece: string): number | undefined => vocabulary[piece]
  const last = idOf(end) ?? 0
  const filler = idOf(padding) ?? last

  return {
    encode(text) {
      const ids = wordsIn(text).flatMap((word) => piecesOf(word, ranks).map((piece) => idOf(piece) ?? last))
      const kept = shortened(ids, length - 2)
      const whole = [idOf(begin) ?? 0, ...kept, last]
      return [...whole, ...Array.from({ length: length - whole.length }, () => filler)]
    },
  }
}

/** What is longer than an encoder takes keeps its beginning, who it is, and its end, the user's own words. */
export function shortened(ids: readonly number[], max: number): readonly number[] {
  if (ids.length <= max) return ids
  const tail = Math.floor(max / 3)
  return [...ids.slice(0, max - tail), ...ids.slice(-tail)]
}

const words = /'s|'t|'re|'ve|'m|'ll|'d|\p{L}+|\p{N}|[^\s\p{L}\p{N}]+/gu

function wordsIn(text: string): readonly string[] {
  // What looks like a mark of the encoder's own is no word.
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/<\|[a-z]*\|>/g, ' ')
  return plain.match(words) ?? []
}

/** The word's bytes, each as a letter, joined pair by pair; the last piece knows that it ends a word. */
function piecesOf(word: string, ranks: ReadonlyMap<string, number>): readonly string[] {
  const letters = [...new TextEncoder().encode(word)].map((byte) => letterOf(byte))
  let pieces = [...letters.slice(0, -1), `${letters.at(-1)}</w>`]
  while (pieces.length > 1) {
    const pairs = pieces.slice(1).map((piece, at) => ({ at, rank: ranks.get(`${pieces[at]} ${piece}`) ?? Infinity }))
    const best = pairs.reduce((one, other) => (other.rank < one.rank ? other : one))
    if (best.rank === Infinity) break
    pieces = joined(pieces, best.at)
  }
  return pieces
}

/** Joins this pair wherever it stands, from left to right. */
function joined(pieces: readonly string[], at: number): string[] {
  const [first, second] = [pieces[at], pieces[at + 1]]
  const result: string[] = []
  for (let index = 0; index < pieces.length; index += 1) {
    const isPair = pieces[index] === first && pieces[index + 1] === second
    result.push(isPair ? `${first}${second}` : (pieces[index] ?? ''))
    if (isPair) index += 1
  }
  return result
}

/** Bytes that are visible letters stand for themselves, the others for letters that nobody uses. */
function letterOf(byte: number): string {
  if ((byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174) return String.fromCharCode(byte)
  const hidden = byte <= 32 ? byte : byte <= 160 ? byte - 127 + 33 : 67
  return String.fromCharCode(256 + hidden)
}
