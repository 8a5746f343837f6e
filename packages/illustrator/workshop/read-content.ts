import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContentKind } from './content-kinds.ts'

/** What a content file, or one entry of a JSON file, says; checked. */
export type Thing = {
  readonly id: string
  /** The name that its file exports, or that the table has for a JSON file. */
  readonly name: string
  /** Below the folder of the illustrator's sources. */
  readonly file: string
  readonly label: string
  readonly words: string
  readonly order: number
  readonly facts: object
}

/** Said to people who wrote a content file: which file, and what to do. */
export class ContentProblem extends Error {}

/** All things of a kind, in the order of the catalog. */
export async function readContent(kind: ContentKind, source: string): Promise<readonly Thing[]> {
  const folder = join(source, kind.folder)
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => (file.endsWith('.ts') && !file.endsWith('.test.ts')) || (kind.data && file.endsWith('.json')),
  )
  const read = files.toSorted().map(async (name) => {
    const path = join(folder, name)
    const file = relative(source, path).replaceAll('\\', '/')
    return file.endsWith('.json') ? readData(kind, file, path) : [await readThing(kind, file, path)]
  })
  const things = (await Promise.all(read)).flat()
  refuseTwice(
    things,
    ({ id }) => [id],
    (id) => `"${id}" is the name of two; give one of them another name`,
  )
  refuseTwice(
    things,
    ({ words }) => split(words),
    (word) => `the word "${word}" means two things; take it out of one of them`,
  )
  return things.toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1))
}

const split = (words: string): string[] => words.split(',').map((word) => word.trim())
const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const refusing =
  (file: string) =>
  (what: string): never => {
    throw new ContentProblem(`packages/illustrator/src/${file}: ${what}.`)
  }

async function readThing(kind: ContentKind, file: string, path: string): Promise<Thing> {
  const refuse = refusing(file)
  const id = basename(path, '.ts')
  if (!isId(id)) refuse(`a file's name is the thing's id, so it has small letters and hyphens only`)
  const name = camel(id)
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href)
  const thing = module[name]
  if (typeof thing !== 'object' || thing === null)
    return refuse(`the file's name is the id, so it has to say \`export const ${name} = ${kind.maker}({ … })\``)
  if (!('facts' in thing && typeof thing.facts === 'object' && thing.facts !== null))
    return refuse(`\`${name}\` has to be made by \`${kind.maker}({ … })\``)
  return thingOf(id, name, file, thing)
}

const isId = (id: string): boolean => /^[a-z]+(-[a-z]+)*$/.test(id)

/** The entries of a JSON file by their ids. */
async function readData({ data }: ContentKind, file: string, path: string): Promise<readonly Thing[]> {
  const written: Readonly<Record<string, unknown>> = JSON.parse(await readFile(path, 'utf8'))
  for (const [id, entry] of Object.entries(written)) {
    const refuse = refusing(`${file}, "${id}"`)
    if (!isId(id)) refuse('an id has small letters and hyphens only')
    const wrong = data?.check?.(entry)
    if (wrong) refuse(wrong)
  }
  const reader: Readonly<Record<string, unknown>> = await import(`../src/${data?.from}`)
  const made = (reader[data?.reader ?? ''] as (written: object) => Readonly<Record<string, object>>)(written)
  return Object.entries(made).map(([id, thing]) => thingOf(id, `${camel(basename(path, '.json'))}Data`, file, thing))
}

function thingOf(id: string, name: string, file: string, thing: object): Thing {
  const refuse = refusing(file.endsWith('.json') ? `${file}, "${id}"` : file)
  const { label, words, order, facts }: Partial<Record<string, unknown>> = { ...thing }
  if (typeof label !== 'string' || label.trim() === '') return refuse(`\`label\`, the name that people see, is missing`)
  if (typeof words !== 'string' || split(words).includes(''))
    return refuse(`\`words\`, what people may call it, has to be words parted by commas`)
  if (typeof order !== 'number' || !Number.isFinite(order))
    return refuse(`\`order\`, its place in lists, has to be a number; look at those of its neighbours`)
  return { id, name, file, label, words, order, facts: facts as object }
}

function refuseTwice(
  things: readonly Thing[],
  keys: (thing: Thing) => readonly string[],
  say: (key: string) => string,
) {
  const found = new Map<string, Thing>()
  for (const thing of things)
    for (const key of keys(thing)) {
      const other = found.get(key)
      if (other) throw new ContentProblem(`packages/illustrator/src/${other.file} and ${thing.file}: ${say(key)}.`)
      found.set(key, thing)
    }
}
