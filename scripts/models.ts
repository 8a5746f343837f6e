import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openFaceModel } from './faces/identity-model.ts'
import { asTable, type Checked, checkFiles, isWrong, summary } from './models/check-files.ts'
import { loadFiles } from './models/load-files.ts'
import { modelMaker } from './models/make-models.ts'
import { openViewer } from './models/open-viewer.ts'
import { recognize } from './models/recognize.ts'
import { root, step } from './terminal.ts'

/**
 * `npm run models [-- --people 112 --from 1 --faces 16] [files load faces]`: the models that leave, tried. `files`: people by chance in every
 * outfit, by the validator of Khronos. `load`: three-vrm opens some of them in Chromium, and what is done to them is seen.
 * `faces`: a model that tells faces apart finds the drawn person in the exported one. Fails where something is not so; takes
 * some minutes. Pictures lie in shots/models, all figures in .cache/models.csv; the tables belong into docs/formats.md.
 */
const { values, positionals } = parseArgs({
  options: { people: { type: 'string' }, from: { type: 'string' }, faces: { type: 'string' } },
  allowPositionals: true,
})
const [people, from, known] = [Number(values.people ?? 112), Number(values.from ?? 1), Number(values.faces ?? 16)]
const parts = ['files', 'load', 'faces'] as const
const asked = parts.filter((part) => positionals.length === 0 || positionals.includes(part))
if (!(people > 0) || !(from > 0) || !(known > 1) || positionals.some((name) => !parts.some((part) => part === name))) {
  console.error(`--people, --from and --faces are numbers, and what is tried is one of ${parts.join(', ')}.`)
  process.exit(1)
}

const folder = join(root, 'shots', 'models')
await mkdir(folder, { recursive: true })
await using maker = modelMaker()
const problems: string[] = []

if (asked.includes('files')) {
  const files: Checked[] = []
  await step(`files: ${people} people through all outfits`, async () => {
    for await (const file of checkFiles(maker, from, people)) {
      files.push(file)
      await writeFile(join(root, '.cache', 'models.csv'), asTable(files))
      if (isWrong(file)) problems.push(`files: ${JSON.stringify(file)}`)
    }
  })
  console.log(`\n${summary(files)}\n`)
}

if (asked.includes('load') || asked.includes('faces')) {
  await using page = await openViewer()
  if (asked.includes('load')) {
    const { text, problems: found } = await step('load: three-vrm opens them', () => loadFiles(maker, page, folder))
    console.log(`\n${text}\n`)
    problems.push(...found.map((one) => `load: ${one}`))
  }
  if (asked.includes('faces')) {
    const model = await openFaceModel()
    const found = await step(`faces: ${known} people drawn and exported`, () =>
      recognize(maker, page, model, { people: known, folder }),
    )
    console.log(`\n${found.text}\n`)
    if (found.right < found.people || found.people < known * 0.9)
      problems.push(`faces: ${found.right} of ${known} models are nearest to their own portraits.`)
  }
}

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
