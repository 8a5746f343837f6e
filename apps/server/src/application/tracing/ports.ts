import type { GenerationId } from '@eidolon/contract/ids.ts'
import type { Engine } from '#application/engines/engine.ts'
import type { Transaction } from '#application/shared/transaction.ts'

/** Ids, routes, names of engines and counts; never what somebody has written, and never a secret. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>

/** Follows a generation from the request that asked for it to what was drawn, over whichever process draws it. */
export type JobTracing = {
  /** Keeps with the row which trace it belongs to. */
  note(unit: Transaction, id: GenerationId): Promise<void>
  /** Runs what is done about it as a part of that trace. */
  follow(id: GenerationId, work: () => Promise<void>): Promise<void>
  /** The same engine, with its drawing as a part of the trace. */
  engine(engine: Engine): Engine
}
