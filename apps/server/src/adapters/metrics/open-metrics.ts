/** One line of a metric: `suffix` goes behind the family's name. */
export type MetricSample = {
  readonly suffix?: string
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

/** A metric with all of its lines, as OpenMetrics 1.0 has them. */
export type Family = {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram' | 'info'
  readonly help: string
  /** The last word of the name, where the values have a unit. */
  readonly unit?: 'seconds' | 'bytes'
  readonly samples: readonly MetricSample[]
}

export const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

/** What a scraper reads. */
export function openMetricsText(families: readonly Family[]): string {
  const lines: string[] = []
  for (const { name, type, help, unit, samples } of families) {
    lines.push(`# TYPE ${name} ${type}`)
    if (unit) lines.push(`# UNIT ${name} ${unit}`)
    lines.push(`# HELP ${name} ${escaped(help)}`)
    for (const { suffix = '', labels = {}, value } of samples) {
      lines.push(`${name}${suffix}${labelText(labels)} ${number(value)}`)
    }
  }
  return `${lines.join('\n')}\n# EOF\n`
}

/** The bound of a bucket in its one right form. */
export const boundText = (bound: number): string => (Number.isInteger(bound) ? `${bound}.0` : String(bound))

function labelText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\r', ' ')

function number(value: number): string {
  if (value === Infinity) return '+Inf'
  if (value === -Infinity) return '-Inf'
  return String(value)
}
