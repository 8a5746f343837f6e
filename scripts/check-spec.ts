import { readFile, glob } from 'node:fs/promises'
import { root } from './terminal.ts'

/** Holds the numbered rules of docs/spec against the tests that name them, in both directions, and against what docs/security.md says. */
const rules = await collect('docs/spec/*.md', /^- \*\*([A-Z]+-\d+)\*\*/gm)
const safety = await collect('docs/security.md', /\b([A-Z]+-\d+)\b/g)
const tests = await collect('{apps,packages,tests,scripts}/**/*.{test,suite,spec}.{ts,tsx}', /\[([A-Z]+-\d+)\]/g)

/** Names of the same form that are no rules. */
const standards = new Set(['SHA-256'])

const problems = [
  ...[...rules].filter(([id]) => !tests.has(id)).map(([id, place]) => `${id} (${place[0]}) has no test that names it`),
  ...[...tests]
    .filter(([id]) => !rules.has(id))
    .map(([id, place]) => `${id} is named by ${place[0]} but is no rule in docs/spec`),
  ...[...safety.keys()]
    .filter((id) => !rules.has(id) && !standards.has(id))
    .map((id) => `${id} is named by docs/security.md but is no rule in docs/spec`),
  ...[...rules]
    .filter(([, places]) => places.length > 1)
    .map(([id, places]) => `${id} is defined twice: ${places.join(', ')}`),
]
for (const problem of problems) console.error(problem)
console.log(`${rules.size} rules, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

async function collect(pattern: string, id: RegExp): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for await (const file of glob(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') })) {
    for (const [, rule = ''] of (await readFile(`${root}/${file}`, 'utf8')).matchAll(id)) {
      found.set(rule, [...(found.get(rule) ?? []), file])
    }
  }
  return found
}
