/** Where words of a statement stand that are neither in brackets nor in quotes. */
function topLevel(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const inside = text.replaceAll(/'(?:[^']|'')*'|"[^"]*"/g, (quoted) => '#'.repeat(quoted.length))
  let depth = 0
  const flat = Array.from(inside, (letter) => {
    if (letter === '(') depth += 1
    const shown = depth === 0 ? letter : letter === '\n' ? letter : '_'
    if (letter === ')') depth -= 1
    return shown
  }).join('')
  return [...flat.matchAll(pattern)]
}

/**
 * What a statement that writes looks for, as one that reads: the rows that it changes or deletes, or that it inserts. Of
 * one that inserts given values there is nothing to look for.
 */
export function readingPart(text: string): string | undefined {
  const [verb] = topLevel(text, /\b(?:insert|update|delete)\b/gi)
  if (!verb || verb[0] === undefined) return text
  const before = text.slice(0, verb.index)
  const rest = text.slice(verb.index)
  const [returning] = topLevel(rest, /\breturning\b/gi)
  const ended = returning ? rest.slice(0, returning.index) : rest
  if (verb[0].toLowerCase() === 'insert') {
    const [select] = topLevel(ended, /\bselect\b|\bwith\b/gi)
    if (!select) return undefined
    const [conflict] = topLevel(ended, /\bon\s+conflict\b/gi)
    return before + ended.slice(select.index, conflict?.index)
  }
  if (verb[0].toLowerCase() === 'delete') return `${before}select * ${ended.replace(/^delete\s+/i, '')}`
  const [set] = topLevel(ended, /\bset\b/gi)
  const [where] = topLevel(ended, /\bwhere\b/gi)
  if (!set) throw new Error(`Not an update: ${text}`)
  const table = ended.slice('update'.length, set.index)
  // The new values stay where they are, because parameters go by their place.
  const values = assigned(ended.slice(set.index + 'set'.length, where?.index))
  return `${before}select ${values} from ${table} ${where ? ended.slice(where.index) : ''}`
}

function assigned(text: string): string {
  const ends = [...topLevel(text, /,/g).map(({ index }) => index), text.length]
  return ends
    .map((end, at) => text.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end))
    .map((each) => each.slice(each.indexOf('=') + 1))
    .join(', ')
}
