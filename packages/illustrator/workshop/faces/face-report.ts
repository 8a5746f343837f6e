import { type Measure, measureNames, type Measures, measures } from './face-measures.ts'
import { norms } from './face-norms.ts'

/** Somebody's measures; `undefined` where no face was found. */
export type Measured = {
  readonly label: string
  readonly sex: 'women' | 'men'
  readonly measures: Measures | undefined
  /** The name of the iris' color by the genes, and by its pixels. */
  readonly iris: readonly [given: string, told: string]
}

/** Beyond so many standard deviations a measure is one that few people have. */
const rare = 2.5

export type FaceReport = {
  readonly text: string
  /** Means farther than one standard deviation from those of real people. */
  readonly off: readonly string[]
  /** Who is beyond `rare` in something. */
  readonly beyond: readonly string[]
  /** Share of irises whose color was detected. */
  readonly told: number
}

/** What the measures of drawn people come to beside those of real ones, as Markdown. */
export function faceReport(people: readonly Measured[]): FaceReport {
  const found = people.flatMap((one) => (one.measures ? [{ ...one, measures: one.measures }] : []))
  const off: string[] = []
  const rows = measures.map((measure) => {
    const cells = (['women', 'men'] as const).map((sex) => {
      const [mean, deviation] = norms[measure][sex]
      const values = found.filter((one) => one.sex === sex).map((one) => one.measures[measure])
      const [ours, spread] = spreadOf(values)
      const away = (ours - mean) / deviation
      if (Math.abs(away) > 1) off.push(`${measureNames[measure]} of ${sex}`)
      return `${mean.toFixed(3)} ± ${deviation.toFixed(3)} | ${ours.toFixed(3)} ± ${spread.toFixed(3)} | ${signed(away)}`
    })
    return `| ${measureNames[measure]} | ${cells.join(' | ')} |`
  })
  const beyond = found.flatMap(({ label, sex, measures: own }) => {
    const far = measures.filter((measure) => Math.abs(deviationOf(own, measure, sex)) > rare)
    if (far.length === 0) return []
    return [`${label}: ${far.map((one) => `${measureNames[one]} ${signed(deviationOf(own, one, sex))}`).join(', ')}`]
  })
  const misread = people.filter(({ iris: [given, told] }) => given !== told)
  const told = 1 - misread.length / Math.max(1, people.length)
  const text = [
    `Faces found: ${found.length} of ${people.length}.`,
    '',
    '| | real women | ours | off by | real men | ours | off by |',
    '| --- | --- | --- | --: | --- | --- | --: |',
    ...rows,
    '',
    `Means within one standard deviation: ${measures.length * 2 - off.length} of ${measures.length * 2}.`,
    `People beyond ${rare} in something: ${beyond.length} of ${found.length}.`,
    ...beyond.map((line) => `- ${line}`),
    `Colour of the iris told at 256 pixels: ${people.length - misread.length} of ${people.length}.`,
    ...misread.map(({ label, iris: [given, seen] }) => `- ${label}: ${given} looks ${seen}`),
    '',
  ].join('\n')
  return { text, off, beyond, told }
}

const deviationOf = (own: Measures, measure: Measure, sex: 'women' | 'men'): number => {
  const [mean, deviation] = norms[measure][sex]
  return (own[measure] - mean) / deviation
}

const signed = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}`

/** Mean and standard deviation. */
function spreadOf(values: readonly number[]): readonly [mean: number, deviation: number] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return [mean, Math.sqrt(squares / Math.max(1, values.length - 1))]
}
