import { parseArgs } from 'node:util'
import { styles } from '@eidolon/people'
import { drawSheet } from '@eidolon/illustrator/workshop/draw-sheet.ts'
import { packIsStale, storePack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { type SheetName, sheets } from '@eidolon/illustrator/workshop/sheet-orders.ts'
import { step } from './terminal.ts'

/**
 * `npm run sheet [-- people faces …]`: contact sheets of what the illustrator draws, in shots/sheets. Words that name no
 * sheet are ids or people's numbers: `npm run sheet -- places beach` draws the beach alone, `npm run sheet -- portraits
 * 7 --style comic --files` the seventh person, in comic style and as a file of its own, too; `--seed 5` is another chance
 * where a sheet has one.
 */
const { values, positionals: asked } = parseArgs({
  options: {
    style: { type: 'string' },
    seed: { type: 'string', default: '1' },
    files: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const style = styles.find(({ id }) => id === values.style)?.id
if (values.style !== undefined && style === undefined) {
  console.error(`There are these styles: ${styles.map(({ id }) => id).join(', ')}.`)
  process.exit(1)
}
const only = asked.filter((word) => word !== 'all' && !Object.hasOwn(sheets, word))
const names = (Object.keys(sheets) as SheetName[]).filter(
  (name) => asked.length === 0 || asked.includes('all') || asked.includes(name),
)
if (names.length === 0) {
  console.error(`There are these sheets: ${Object.keys(sheets).join(', ')}, all.`)
  process.exit(1)
}
if (await packIsStale()) await step('packing the body data', storePack)
for (const name of names) {
  const lines = await step(name, () => drawSheet(name, { only, style, seed: Number(values.seed), files: values.files }))
  console.log(lines.map((line) => `    ${line}`).join('\n'))
}
