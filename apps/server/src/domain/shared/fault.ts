import { faults, type FaultType } from '@eidolon/contract/faults.ts'

export type Facts = Readonly<Record<string, string | number | boolean>>

type Details = Readonly<Record<string, unknown>>
type More = { readonly message?: string; readonly cause?: unknown; readonly details?: Details }

/** An expected refusal. Anything else that is thrown is a bug. */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly type: FaultType
  /** For the log: ids and counts, never what somebody wrote. */
  readonly facts: Facts
  /** For the client: fields that the answer has beside the words. */
  readonly details: Details

  constructor(type: FaultType, facts: Facts = {}, { message, cause, details = {} }: More = {}) {
    super(message ?? faults[type].message, cause === undefined ? undefined : { cause })
    this.type = type
    this.facts = facts
    this.details = details
  }
}
