import { balloonWidths, soundWidths } from './letter-widths.ts'

/** Balloons and captions are lettered in one face, sounds in another. */
export type LetterFace = 'balloon' | 'sound'

const widths: Readonly<Record<LetterFace, ReadonlyMap<string, number>>> = {
  balloon: byLetter(balloonWidths),
  sound: byLetter(soundWidths),
}

/** What the faces lack is as wide as most letters of other scripts. */
const unknown = 0.9

function byLetter(rows: readonly (readonly [width: number, letters: string])[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width / 1000])))
}

/** How wide a text is, in parts of the size of its letters. The same on every machine, because no font is asked. */
export const textWidth = (text: string, face: LetterFace): number => widerBy(0, text, face)

/** The width of what is so wide already with more text after it. */
function widerBy(width: number, text: string, face: LetterFace): number {
  let sum = width
  for (const letter of text) sum += widths[face].get(letter) ?? unknown
  return sum
}

/** The text in lines of about equal length that are at most this wide, in parts of the size. */
export function wrapText(text: string, face: LetterFace, width: number): readonly string[] {
  const max = wrapped(text, face, width)
  if (max.length < 2 || text.includes('\n')) return max
  // As narrow as it gets without another line: a balloon with one word in its last line looks like a mistake.
  let [low, high] = [width / 4, width]
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2
    if (wrapped(text, face, middle).length > max.length) low = middle
    else high = middle
  }
  return wrapped(text, face, high)
}

function wrapped(text: string, face: LetterFace, width: number): readonly string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    // Known as the line grows: measuring it again for each word would take its length squared.
    let wide = 0
    for (const word of paragraph.split(/\s+/).flatMap((each) => broken(each, face, width))) {
      const longer = line === '' ? word : ` ${word}`
      const wider = widerBy(wide, longer, face)
      if (line !== '' && wider > width) {
        lines.push(line)
        line = word
        wide = textWidth(word, face)
      } else {
        line += longer
        wide = wider
      }
    }
    lines.push(line)
  }
  return lines
}

/** A word that is wider than a line, in pieces. */
function broken(word: string, face: LetterFace, width: number): readonly string[] {
  const pieces: string[] = []
  let piece = ''
  let wide = 0
  for (const letter of word) {
    const wider = widerBy(wide, letter, face)
    if (piece !== '' && wider > width) {
      pieces.push(piece)
      piece = ''
      wide = widerBy(0, letter, face)
    } else wide = wider
    piece += letter
  }
  return [...pieces, piece]
}
