import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Fate,
  fates,
  judge,
  type Judged,
  type Prompt,
  type Wrong,
} from '@eidolon/people/workshop/judge-prompts.ts'
import { isEnglishWord } from '#server/adapters/words/english-words.ts'
import { root } from './terminal.ts'

/**
 * `npm run reading [-- --list tuning]`: how well prompts are read, by kind of thing and by family. The list shows what
 * became of every thing. Who tunes sees the counts of the unread ones and nothing else of them; `--judge` is for the one
 * who judges at the end.
 */
const prompts = join(root, 'packages', 'people', 'test', 'prompts')
const sets = ['tuning', 'tuned-once', 'unread'] as const
const args = process.argv.slice(2)
const listed = args.includes('--list') ? args[args.indexOf('--list') + 1] : undefined
if (listed === 'unread' && !args.includes('--judge')) {
  console.error(
    'The unread prompts are listed for the one who judges at the end alone: whoever tunes has spent it by looking.',
  )
  process.exit(1)
}

const read = async <T>(...path: string[]): Promise<T> => JSON.parse(await readFile(join(prompts, ...path), 'utf8')) as T
const wrong = await read<Wrong>('misread.json')
for (const set of sets) {
  const families = new Map<string, Judged[]>()
  let whole = 0
  let count = 0
  for (const file of (await filesOf(set)).toSorted()) {
    const family = file.replace('.json', '')
    for (const prompt of await read<readonly Prompt[]>(set, file)) {
      const things = judge(prompt, wrong, isEnglishWord)
      families.set(family, [...(families.get(family) ?? []), ...things])
      count += 1
      if (things.every(({ fate }) => fate === 'obeyed')) whole += 1
      if (listed === set) {
        console.log(`\n${family}: ${prompt.text}`)
        for (const one of things)
          console.log(`  ${one.fate.padEnd(8)} ${one.kind.padEnd(10)} ${one.words}  <- ${one.read.join(' | ')}`)
      }
    }
  }
  const all = [...families.values()].flat()
  if (all.length === 0) continue
  const byKind = Map.groupBy(all, ({ kind }) => (kind.startsWith('not:') ? 'not' : kind))
  console.log(`\n${set}: ${count} prompts, ${whole} of them wholly obeyed (${share(whole, count)})`)
  console.log(`${''.padEnd(12)}${'things'.padStart(8)}${fates.map((fate) => fate.padStart(10)).join('')}`)
  line('all', all)
  for (const [family, things] of families) line(family, things)
  for (const [kind, things] of [...byKind].toSorted(([, a], [, b]) => b.length - a.length)) line(kind, things)
}

/** The unread ones are absent between one set that was gone through and the next. */
async function filesOf(set: string): Promise<readonly string[]> {
  return (await readdir(prompts)).includes(set) ? readdir(join(prompts, set)) : []
}

function line(name: string, things: readonly Judged[]): void {
  const of = (wanted: Fate) => things.filter(({ fate }) => fate === wanted).length
  const shares = fates.map((fate) => share(of(fate), things.length).padStart(10)).join('')
  console.log(`${name.padEnd(12)}${String(things.length).padStart(8)}${shares}`)
}

function share(some: number, all: number): string {
  return `${((100 * some) / all).toFixed(1)} %`
}
