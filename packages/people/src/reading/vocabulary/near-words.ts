/** Slips add, drop or change two letters at most, and keep the first. */
const furthest = 2

type Shelved<T> = { readonly entry: T; readonly letters: number }

/**
 * Finds the words that may be near another without going through all of them: a text of nothing but slips would
 * otherwise take as long as a picture.
 */
export function nearWords<T extends readonly [word: string, ...unknown[]]>(words: Iterable<T>): (typed: string) => T[] {
  const shelves = new Map<string, Shelved<T>[]>()
  const shelf = (letter: string, length: number) => `${letter}${length}`
  for (const entry of words) {
    const [word] = entry
    const key = shelf(word.charAt(0), word.length)
    const there = shelves.get(key) ?? []
    there.push({ entry, letters: lettersIn(word) })
    shelves.set(key, there)
  }
  return (typed) => {
    const own = lettersIn(typed)
    const isNear = ({ letters }: Shelved<T>) => count(own & ~letters) <= furthest && count(letters & ~own) <= furthest
    const lengths = Array.from({ length: 2 * furthest + 1 }, (_, at) => typed.length - furthest + at)
    return lengths.flatMap((length) =>
      (shelves.get(shelf(typed.charAt(0), length)) ?? []).filter(isNear).map(({ entry }) => entry),
    )
  }
}

/** Which letters a word has, a bit for each; digits share those of letters, which only makes more words near. */
function lettersIn(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function count(letters: number): number {
  let rest = letters
  let found = 0
  for (; rest !== 0; found += 1) rest &= rest - 1
  return found
}
