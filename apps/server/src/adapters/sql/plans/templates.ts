/** The texts of every `sql` template in a source file, each as its pieces around the holes. */
export function templatesIn(source: string): readonly (readonly string[])[] {
  const found: string[][] = []
  for (const { index } of source.matchAll(/\bsql`/g)) found.push(piecesFrom(source, index + 'sql`'.length))
  return found
}

function piecesFrom(source: string, start: number): string[] {
  const pieces: string[] = []
  let from = start
  for (let at = start; at < source.length; at++) {
    if (source[at] === '`') return [...pieces, source.slice(from, at)]
    if (!source.startsWith('${', at)) continue
    pieces.push(source.slice(from, at))
    at = afterHole(source, at + 2)
    from = at + 1
  }
  throw new Error('A template has no end')
}

/** The place of the bracket that ends a hole; templates within it have holes of their own. */
function afterHole(source: string, start: number): number {
  for (let at = start, depth = 0; at < source.length; at++) {
    const letter = source[at]
    if (letter === '}' && depth === 0) return at
    if (letter === '{') depth += 1
    if (letter === '}') depth -= 1
    if (letter === '`') at = endOfTemplate(source, at + 1)
    if (letter === "'") at = source.indexOf("'", at + 1)
  }
  throw new Error('A hole has no end')
}

function endOfTemplate(source: string, start: number): number {
  for (let at = start; at < source.length; at++) {
    if (source[at] === '`') return at
    if (source.startsWith('${', at)) at = afterHole(source, at + 2)
  }
  throw new Error('A template has no end')
}

export const evenSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Whether a statement that ran, with even spaces, was made with this template: it has its pieces, in their order. */
export function isMadeWith(text: string, pieces: readonly string[]): boolean {
  let at = 0
  for (const piece of pieces.map(evenSpaces)) {
    const next = text.indexOf(piece, at)
    if (next < 0) return false
    at = next + piece.length
  }
  return true
}
