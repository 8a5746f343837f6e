import { readdir, writeFile } from 'node:fs/promises'
import { arch, cpus, platform } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, seconds } from './terminal.ts'

/** One line of a result: a figure beside its baseline from the same run. */
export type BenchRow = {
  readonly what: string
  readonly ours: string
  readonly baseline: string
  readonly ratio: string
  readonly bar?: string
}
type Bench = { readonly title: string; run(): Promise<readonly BenchRow[]> }

/** `npm run bench [name …]`: each file of bench/ measures against a bare baseline in the same run. */
const wanted = process.argv.slice(2)
const folder = join(root, 'bench')
const names = (await readdir(folder)).filter((name) => name.endsWith('.bench.ts')).map((name) => name.slice(0, -9))

const pages: string[] = []
for (const name of names.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  const started = performance.now()
  const bench = (await import(pathToFileURL(join(folder, `${name}.bench.ts`)).href)) as Bench
  const rows = await bench.run()
  const page = [`## ${bench.title}`, '', ...table(rows)].join('\n')
  console.log(`${page}\n(${seconds(started)})\n`)
  pages.push(page)
}
const machine = `${platform()} ${arch()}, ${cpus().length} cores, Node ${process.version}`
const note = `Written by \`npm run bench\` on ${machine}. Ratios are ours to the baseline of the same run; they carry over, the absolute figures do not.`
if (wanted.length === 0)
  await writeFile(join(folder, 'results.md'), `# Benchmarks\n\n${note}\n\n${pages.join('\n\n')}\n`)

function table(rows: readonly BenchRow[]): string[] {
  const lines = rows.map(
    ({ what, ours, baseline, ratio, bar = '' }) => `| ${what} | ${ours} | ${baseline} | ${ratio} | ${bar} |`,
  )
  return ['| what | ours | baseline | ratio | bar |', '| --- | --- | --- | --- | --- |', ...lines]
}
