import type { FaultDetails } from '@eidolon/contract/fault-details.ts'
import { faults, type FaultType } from '@eidolon/contract/faults.ts'

export type FaultFacts = Readonly<Record<string, string | number | boolean>>

type More = { readonly message?: string; readonly cause?: unknown; readonly details?: FaultDetails }

/** An expected refusal. Anything else that is thrown is a bug. */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly type: FaultType
  /** For the log: ids and counts, never text that a user wrote. */
  readonly facts: FaultFacts
  /** For programs: keys that the error body has beside the message. */
  readonly details: FaultDetails

  constructor(type: FaultType, facts: FaultFacts = {}, { message, cause, details = {} }: More = {}) {
    super(message ?? faults[type].message, cause === undefined ? undefined : { cause })
    this.type = type
    this.facts = facts
    this.details = details
  }
}

/** A parameter that cannot be taken: the protocol's sentence for people, the same as details for programs. */
export const invalidParam = (field: string, problem: string, cause?: unknown): Fault =>
  new Fault(
    'general_argument_invalid',
    {},
    { message: `Invalid \`${field}\` param: ${problem}`, cause, details: { field, problem } },
  )
