type Raw = Readonly<Record<string, unknown>>

/** Turns what version n wrote into what version n + 1 writes. */
export type Upgrade = (raw: Raw) => Raw

/** Step n raises version n to n + 1. Genes without a version count as 0 and are read by the names of version 1. */
export const upgrades: readonly Upgrade[] = [(raw) => raw]

/** Applies every step from the version that `raw` names (0 when it names none). Newer versions are left as they are. */
export function upgrade(raw: Raw, steps: readonly Upgrade[]): Raw {
  const from = typeof raw.v === 'number' && raw.v >= 0 ? Math.floor(raw.v) : 0
  return steps.slice(from).reduce((value, step) => step(value), raw)
}
