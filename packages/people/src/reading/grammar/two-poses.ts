import { gesturesWith, halfOf } from '#catalogue/gestures.ts'
import { poses } from '#catalogue/generated/poses.ts'
import { slotOf } from '#catalogue/slot-of.ts'
import type { Finding } from './find-attributes.ts'

/** Poses that say nothing beside others: whoever crosses their arms does it standing. */
const plain: ReadonlySet<string> = new Set(
  poses.flatMap(({ id, more }) => (more.plain && id !== 'holding' ? [id] : [])),
)

/**
 * "Sitting on a bench, reading a book": of the poses that a text names one is what the body does, and those that only
 * need arms or the head go with it as gestures. Whatever else is named is left out, and told.
 */
export function twoPoses(findings: readonly Finding[]): readonly Finding[] {
  const named = findings
    .filter(({ part, value, rank }) => part === 'pose' && rank < 2 && !value.startsWith('-'))
    .toSorted((one, other) => one.rank - other.rank)
  const isHeld = findings.some(({ part, value }) => part === 'accessories' && slotOf(value) === 'hand')
  const values = [...new Set(named.map(({ value }) => value))].filter((value) => value !== 'holding' || isHeld)
  const main = mainOf(values)
  if (main === undefined || named.length < 2) return findings
  const gestures = gesturesWith(
    main,
    values.filter((value) => !plain.has(value)),
  )
  const stands = ['arms', 'arm', 'look'].includes(halfOf(main) ?? '')
  return findings.map((finding) => {
    if (!named.includes(finding)) return finding
    if (gestures.includes(finding.value)) return { ...finding, part: 'gesture' as const, rank: 0 }
    if (finding.value === main) return { ...finding, rank: 0 }
    return stands && plain.has(finding.value) ? { ...finding, value: main, rank: 0 } : finding
  })
}

/** The first of them, or the one that leaves the first what it needs: whoever waves and sits is sitting. */
function mainOf(values: readonly string[]): string | undefined {
  const others = values.filter((value) => !plain.has(value))
  const [first = values[0], ...later] = others
  if (first === undefined || halfOf(first) === undefined || halfOf(first) === 'legs') return first
  // Legs carry arms; whatever needs more of the body carries a look, or a hand around something.
  const legs = later.find((one) => halfOf(one) === 'legs' && gesturesWith(one, [first]).length > 0)
  const isLoose = first === 'holding' || halfOf(first) === 'look'
  return legs ?? (isLoose ? later.find((one) => gesturesWith(one, [first]).length > 0) : undefined) ?? first
}
