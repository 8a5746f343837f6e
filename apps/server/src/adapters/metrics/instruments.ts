import { boundText, type Family, type MetricSample } from './open-metrics.ts'

type Described<Label extends string> = {
  readonly name: string
  readonly help: string
  readonly labels: readonly Label[]
  readonly unit?: Family['unit']
}
type LabelValues<Label extends string> = Readonly<Record<Label, string>>

export type Counter<Label extends string> = {
  add(labels: LabelValues<Label>, by?: number): void
  family(): Family
}

export type Histogram<Label extends string> = {
  observe(labels: LabelValues<Label>, value: number): void
  family(): Family
}

/** Only ever grows. Whoever uses it sees to it that its labels have few values: each is a line for ever. */
export function counter<const Label extends string>(described: Described<Label>): Counter<Label> {
  const rows = labeled<Label, { value: number }>(described.labels, () => ({ value: 0 }))
  return {
    add(labels, by = 1) {
      rows.at(labels).value += by
    },
    family: () => ({
      ...headOf(described),
      type: 'counter',
      samples: rows.all().map(({ labels, row }) => ({ suffix: '_total', labels, value: row.value })),
    }),
  }
}

/** How often something took how long; `bounds` ascend. */
export function histogram<const Label extends string>(
  described: Described<Label> & { readonly bounds: readonly number[] },
): Histogram<Label> {
  const { bounds } = described
  const rows = labeled<Label, { sum: number; readonly counts: number[] }>(described.labels, () => ({
    sum: 0,
    counts: Array.from({ length: bounds.length + 1 }, () => 0),
  }))
  return {
    observe(labels, value) {
      const row = rows.at(labels)
      const above = bounds.findIndex((bound) => value <= bound)
      const at = above === -1 ? bounds.length : above
      row.counts[at] = (row.counts[at] ?? 0) + 1
      row.sum += value
    },
    family: () => ({
      ...headOf(described),
      type: 'histogram',
      samples: rows.all().flatMap(({ labels, row }) => linesOf(labels, row, bounds)),
    }),
  }
}

/** Values of one moment. */
export const gauge = (name: string, help: string, samples: readonly MetricSample[], unit?: Family['unit']): Family => ({
  name,
  help,
  type: 'gauge',
  samples,
  ...(unit && { unit }),
})

function linesOf(
  labels: Readonly<Record<string, string>>,
  { sum, counts }: { readonly sum: number; readonly counts: readonly number[] },
  bounds: readonly number[],
): MetricSample[] {
  let count = 0
  const buckets = counts.map((each, at): MetricSample => {
    count += each
    const bound = bounds[at]
    return {
      suffix: '_bucket',
      labels: { ...labels, le: bound === undefined ? '+Inf' : boundText(bound) },
      value: count,
    }
  })
  return [...buckets, { suffix: '_count', labels, value: count }, { suffix: '_sum', labels, value: sum }]
}

const headOf = ({ name, help, unit }: Described<string>) => ({ name, help, ...(unit && { unit }) })

function labeled<Label extends string, Row>(names: readonly Label[], fresh: () => Row) {
  const rows = new Map<string, { readonly labels: LabelValues<Label>; readonly row: Row }>()
  return {
    at(labels: LabelValues<Label>): Row {
      const key = names.map((name) => labels[name]).join('\n')
      let found = rows.get(key)
      if (!found) rows.set(key, (found = { labels, row: fresh() }))
      return found.row
    },
    all: () => [...rows.values()],
  }
}
