/** Whether `typed` is `word` with one slip of the finger; longer words may have two. */
export function isSlip(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || typed === word) return false
  if (typed.length >= 10 && Math.abs(typed.length - word.length) <= 2) return isWithin(2, typed, word)
  if (typed.length < 4 || word.length < 4) return false
  if (isSwap(typed, word)) return true
  // Short words lie close together (bench, beach): only a letter left out inside or struck twice counts.
  if (typed.length + 1 === word.length) return isLeftOut(typed, word) && typed.at(-1) === word.at(-1)
  if (typed.length === word.length + 1) return isLeftOut(word, typed) && (typed.length >= 7 || hasDouble(typed))
  return typed.length >= 7 && isWithin(1, typed, word)
}

function isSwap(typed: string, word: string): boolean {
  if (typed.length !== word.length) return false
  const at = typed.split('').findIndex((letter, index) => letter !== word[index])
  return typed[at] === word[at + 1] && typed[at + 1] === word[at] && typed.slice(at + 2) === word.slice(at + 2)
}

/** `short` is `long` without one letter. */
function isLeftOut(short: string, long: string): boolean {
  const at = long.split('').findIndex((letter, index) => letter !== short[index])
  return short.slice(at) === long.slice(at + 1)
}

const hasDouble = (word: string): boolean => /(.)\1/.test(word)

/**
 * Whether so few letters have to be added, dropped, changed or swapped with their neighbor to get from one word to the
 * other. Most pairs differ within their first letters, and are not looked at any further.
 */
function isWithin(max: number, one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > max) return false
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  let leastAbove = 0
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    let leastHere = row
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1]
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1)
      }
      line.push(least)
      leastHere = Math.min(leastHere, least)
    }
    // From here on a swap can only come from the row above.
    if (leastHere > max && leastAbove >= max) return false
    before = above
    above = line
    leastAbove = leastHere
  }
  return (above[other.length] ?? 0) <= max
}
