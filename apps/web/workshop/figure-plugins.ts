import { join } from 'node:path'
import { packBytes } from '@eidolon/illustrator/workshop/load-pack.ts'
import type { Plugin } from 'vite'

const wanted = 'virtual:body-data'
const resolved = `\0${wanted}`
const served = '/@body-data.bin'

/** The body data of the illustrator as a file of the web, under a name that changes with it; the import is its address. */
export function bodyData(): Plugin {
  let isBuild = false
  return {
    name: 'body-data',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === wanted ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return
      if (!isBuild || this.environment.name === 'ssr') return `export default ${JSON.stringify(served)}`
      const file = this.emitFile({ type: 'asset', name: 'body-data.bin', source: await packBytes() })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
    configureServer({ middlewares }) {
      middlewares.use(served, (_request, response, next) => {
        packBytes().then((bytes) => response.setHeader('content-type', 'application/octet-stream').end(bytes), next)
      })
    },
  }
}

const lists = join('people', 'src', 'catalogue')
const content = /illustrator[\\/]src[\\/].*[\\/](catalogue|outfits|styles)[\\/]/
const genes = /people[\\/]src[\\/]genes[\\/]\w+-genes\.ts/

/** Words shorter than this may mean something to what draws; lists of words for prompts are longer. */
const longest = 24

type Tree = {
  readonly type?: unknown
  readonly value?: unknown
  readonly source?: unknown
  readonly key?: { readonly name?: unknown }
  readonly elements?: readonly unknown[]
  readonly arguments?: readonly unknown[]
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[]
}
type CodeRange = { readonly start: number; readonly end: number }

const textOf = (node: unknown): string | undefined => {
  const { type, value } = (node ?? {}) as Tree
  return type === 'Literal' && typeof value === 'string' ? value : undefined
}

/** Words that stand apart from each other in a prompt: `tattoo on _ arm`. */
const isPhrase = (words: string): boolean => words.includes(' _ ')

/** Entries of lists begin with what people read, and then the words that it is asked for with. */
function wordsInList(node: Tree): readonly unknown[] {
  const { type, value, key, elements = [], quasis = [] } = node
  const text = textOf(node)
  if (text !== undefined) return text.length >= longest || isPhrase(text) ? [node] : []
  if (quasis.some((part) => isPhrase(part.value.raw))) return [node]
  if (type === 'Property' && (key?.name === 'label' || key?.name === 'words')) return [value]
  const [label, words] = elements
  return textOf(words) !== undefined && /^[A-Z]/.test(textOf(label) ?? '') ? [label, words] : []
}

/** Genes are told where they belong, and then what they mean. */
const wordsInGenes = ({ type, arguments: given = [] }: Tree): readonly unknown[] =>
  type === 'CallExpression' ? given.slice(1, 2) : []

const isText = (node: unknown): boolean => textOf(node) !== undefined || (node as Tree).type === 'TemplateLiteral'

/**
 * For the thread that makes figures: what people can be asked for without the words that they can be asked with, which
 * nobody reads there and which are a fifth of its code.
 */
export function withoutWords(): Plugin[] {
  return [dataWithoutWords, codeWithoutWords]
}

/** Fields of JSON content that only lists and prompts need. */
const unread = new Set(['words', 'order'])

/** In JSON, before the bundler makes one long text of it. */
const dataWithoutWords: Plugin = {
  name: 'data-without-words',
  enforce: 'pre',
  transform(code, id) {
    if (!content.test(id) || !id.endsWith('.json')) return
    const shorter = (key: string, value: unknown) => (unread.has(key) ? undefined : key === 'label' ? '' : value)
    return { code: JSON.stringify(JSON.parse(code), shorter), map: null }
  },
}

const codeWithoutWords: Plugin = {
  name: 'without-words',
  transform(code, id) {
    const isGenes = genes.test(id)
    if (id.endsWith('.json')) return
    if (!id.includes(lists) && !content.test(id) && !isGenes) return
    const wordsIn = isGenes ? wordsInGenes : wordsInList
    const found = new Set<CodeRange>()
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) return node.forEach(visit)
      if (typeof node !== 'object' || node === null) return
      if ((node as Tree).source) return
      for (const words of wordsIn(node)) if (isText(words)) found.add(words as CodeRange)
      for (const child of Object.values(node)) visit(child)
    }
    visit(this.parse(code))
    const shorter = [...found]
      .toSorted((one, other) => other.start - one.start)
      .reduce((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code)
    return { code: shorter, map: null }
  },
}
