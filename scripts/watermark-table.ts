/** What became of a picture with a mark. */
export type MarkedLine = {
  readonly kind: 'marked'
  readonly at: number
  readonly style: string
  /** After each way, whether the mark was read. */
  readonly read: Readonly<Record<string, boolean>>
  readonly decibels: number
  /** How much larger its PNG file became. */
  readonly growth: number
}
/** How often a mark was read in one without. */
export type UnmarkedLine = {
  readonly kind: 'unmarked'
  readonly at: number
  readonly looked: number
  readonly alarms: number
}

export function survivalTable(lines: readonly (MarkedLine | UnmarkedLine)[]): string {
  const marked = lines.filter((line) => line.kind === 'marked')
  const unmarked = lines.filter((line) => line.kind === 'unmarked')
  const [looked, alarms] = [sum(unmarked.map((line) => line.looked)), sum(unmarked.map((line) => line.alarms))]
  const alarmed = `${alarms} false alarms in ${looked} looks at ${unmarked.length} pictures without a mark`
  if (marked.length === 0) return alarmed
  const rows = Object.keys(marked[0]?.read ?? {}).map((way) => {
    const lost = marked.filter(({ read }) => !read[way]).map(({ style }) => style)
    return `| ${way} | ${marked.length - lost.length} of ${marked.length} | ${counted(lost)} |`
  })
  const [levels, growth] = [marked.map(({ decibels }) => decibels), marked.map((line) => line.growth)]
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`
  const styles = [...new Set(marked.map(({ style }) => style))].map((style) => {
    const own = marked.filter((line) => line.style === style).map((line) => line.growth)
    return `${style} ${percent(sum(own) / own.length)} (at most ${percent(Math.max(...own))})`
  })
  return [
    '| after | read | lost in |\n| --- | --- | --- |',
    ...rows,
    `\nleast ${Math.min(...levels).toFixed(1)} dB, on average ${(sum(levels) / levels.length).toFixed(1)} dB`,
    `PNG larger by ${percent(sum(growth) / growth.length)}: ${styles.join(', ')}`,
    alarmed,
  ].join('\n')
}

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0)

const counted = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => `${name} ${names.filter((each) => each === name).length}`)
    .toSorted()
    .join(', ')
