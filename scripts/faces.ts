import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { faceReport } from '@eidolon/illustrator/workshop/faces/face-report.ts'
import { measureFaces } from '@eidolon/illustrator/workshop/faces.ts'
import { styles } from '@eidolon/people'
import { openLandmarkModel } from './faces/landmark-model.ts'
import { root, step } from './terminal.ts'

/**
 * `npm run faces [-- --people 12 --style painterly]`: draws people by chance from close up, has a model that is not ours
 * find the points of their faces, and compares with real adults. Fails where they have drifted away; takes some minutes.
 * The pictures lie in shots/faces, the table belongs into docs/illustrator.md.
 */
const { values } = parseArgs({ options: { people: { type: 'string' }, style: { type: 'string' } } })
const people = Number(values.people ?? 48)
const style = styles.find(({ id }) => id === values.style)?.id
if (!(people > 0) || style !== values.style) {
  console.error(`--people is a number, --style one of ${styles.map(({ id }) => id).join(', ')}.`)
  process.exit(1)
}

const model = await openLandmarkModel()
const measured = await step('drawing people and measuring their faces', () => measureFaces(model, { people, style }))
const { text, off, beyond, told } = faceReport(measured)
console.log(`\n${text}`)
await writeFile(join(root, '.cache', 'faces.json'), JSON.stringify(measured))
const problems = [
  ...off.map((mean) => `The mean ${mean} is more than one standard deviation from real people's.`),
  ...(beyond.length > people / 6 ? [`${beyond.length} of ${people} people are beyond what few have.`] : []),
  ...(told < 0.8 ? [`The colour of the iris is told in only ${(told * 100).toFixed(0)} % at 256 pixels.`] : []),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
