import { faults, type FaultType } from '@eidolon/contract/faults.ts'

export type Facts = Readonly<Record<string, string | number | boolean>>

/** An expected refusal. Anything else that is thrown is a bug. */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly type: FaultType
  /** For the log: ids and counts, never what somebody wrote. */
  readonly facts: Facts

  constructor(type: FaultType, facts: Facts = {}, { message, cause }: { message?: string; cause?: unknown } = {}) {
    super(message ?? faults[type].message, cause === undefined ? undefined : { cause })
    this.type = type
    this.facts = facts
  }
}
