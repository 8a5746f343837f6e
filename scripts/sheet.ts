import { drawSheet } from '@eidolon/illustrator/workshop/draw-sheet.ts'
import { packIsStale, storePack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { type SheetName, sheets } from '@eidolon/illustrator/workshop/sheet-orders.ts'
import { step } from './terminal.ts'

/**
 * `npm run sheet [-- people faces …]`: contact sheets of what the illustrator draws, in shots/sheets. Words that name no
 * sheet are ids: `npm run sheet -- places beach` draws the beach alone.
 */
const asked = process.argv.slice(2)
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
  const lines = await step(name, () => drawSheet(name, only))
  console.log(lines.map((line) => `    ${line}`).join('\n'))
}
