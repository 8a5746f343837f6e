import { dirname, relative } from 'node:path'
import type { ContentKind } from './content-kinds.ts'
import type { Thing } from './read-content.ts'

export type Read = readonly (readonly [kind: ContentKind, things: readonly Thing[]])[]

const note = '// Written by `npm run content` out of the files that are named here or below; change those.\n'

/** The files that follow from the content, by their path from the project's root. */
export function contentFiles(read: Read): ReadonlyMap<string, string> {
  const people = 'packages/people/src/catalogue/generated'
  return new Map([
    [`${people}/ids.ts`, `${note}\n${read.map(([kind, things]) => idsOf(kind, things)).join('\n')}`],
    ...read.flatMap(([kind, things]): [string, string][] => [
      [`${people}/${kebab(kind.list)}.ts`, listOf(kind, things)],
      [`packages/illustrator/src/${kind.table.file}`, tableOf(kind, things)],
    ]),
  ])
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const idsOf = ({ id }: ContentKind, things: readonly Thing[]): string =>
  `export type ${id} =\n${things.map((thing) => `  | '${thing.id}'\n`).join('')}`

/** A list of the catalog: pure data, because `people` doesn't import the renderer. */
function listOf({ folder, list, id, facts }: ContentKind, things: readonly Thing[]): string {
  const rows = things.map(
    (thing) =>
      `  '${thing.id}': [${[thing.label, thing.words, thing.facts].map((one) => JSON.stringify(one)).join(', ')}],\n`,
  )
  return `${note}// packages/illustrator/src/${folder}
import { entries } from '#catalogue/entry.ts'
import type { ${facts} } from '#catalogue/facts.ts'
import type { ${id} } from './ids.ts'

export type { ${id} } from './ids.ts'

export const ${list} = entries<${id}, ${facts}>({
${rows.join('')}})
`
}

/** Which file draws what; a JSON file has several. */
function tableOf({ id, data, table }: ContentKind, things: readonly Thing[]): string {
  const files = new Map(
    things.toSorted((one, other) => (one.file < other.file ? -1 : 1)).map((thing) => [thing.file, thing]),
  )
  const from = (file: string) => `./${relative(dirname(table.file), file).replaceAll('\\', '/')}`
  const written = [...files.values()].map((thing) => ({ ...thing, isData: thing.file.endsWith('.json') }))
  const reader =
    data && written.some(({ isData }) => isData) ? `import { ${data.reader} } from '${from(data.from)}'\n` : ''
  const imports = written.map(({ name, file, isData }) =>
    isData
      ? `import ${name} from '${from(file)}' with { type: 'json' }\n`
      : `import { ${name} } from '${from(file)}'\n`,
  )
  const rows = written.map((thing) =>
    thing.isData ? `  ...${data?.reader}(${thing.name}),\n` : `  '${thing.id}': ${thing.name},\n`,
  )
  return `${note}import type { ${id} } from '@eidolon/people'
import type { ${table.type} } from '${table.from}'
${reader}${imports.join('')}
export const ${table.name}: Readonly<Record<${id}, ${table.type}>> = {
${rows.join('')}}
`
}
