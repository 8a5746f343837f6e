import type { GenerationId, UserId } from '@eidolon/contract/ids.ts'
import type { GenerationStatus } from '@eidolon/contract/generations.ts'
import type { Engine, ResultStore } from '#application/engines/engine.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Fault } from '#domain/shared/fault.ts'

/** A generation that was taken to be worked on. Only the holder of the lease may change what becomes of it. */
export type Claim = { readonly id: GenerationId; readonly lease: string }

/** The generations as a queue. Their rows are those of the documents; this is what clients do not see. */
export type GenerationQueue = {
  /** Takes the one whose turn it is: of the account with the least running, then of the one that waited longest; of its generations the one that was put first, then the oldest. */
  claim(unit: Transaction, asked: ClaimRequest): Promise<string | undefined>
  /** Has it taken before all others of its account that wait. False when it does not wait. */
  putFirst(unit: Transaction, id: GenerationId): Promise<boolean>
  /** False when it is no longer held: it was canceled, or another worker has it. */
  renew(unit: Transaction, claim: Claim, until: Date): Promise<boolean>
  /** Whether it is held; the row stays locked until the unit ends. */
  holds(unit: Transaction, claim: Claim): Promise<boolean>
  /** Gives the lease back; from `dueAt` on it may be taken, if it is queued. */
  release(unit: Transaction, id: GenerationId, dueAt?: Date): Promise<void>
  /** Keeps a note with it until it ends, for the next worker. False when it is no longer held. */
  note(unit: Transaction, claim: Claim, text: string): Promise<boolean>
  noted(id: GenerationId): Promise<string | undefined>
  /** Those that are running although their lease has ended; all of them when there is no `now`. */
  abandoned(now: Date | undefined): Promise<readonly string[]>
  /** When the next one that has to wait may be taken. */
  nextDue(now: Date): Promise<Date | undefined>
}

export type ClaimRequest = {
  readonly lease: string
  readonly now: Date
  readonly until: Date
  /** The engines that can be asked here. */
  readonly engines: readonly string[]
}

/** Who may have pictures made. Each is asked inside the unit that makes it true. */
export type GenerationAccess = {
  /** Throws a `Fault` when the account may not have this many more; may set them aside for it. */
  mayGenerate(unit: Transaction, request: AccessRequest): Promise<void>
  /** One of them is about to be begun, which may cost money or quota. */
  begun(unit: Transaction, asked: CountedGeneration, engine: Pick<Engine, 'paid'>): Promise<void>
  ended(unit: Transaction, asked: CountedGeneration, ending: Ending): Promise<void>
  /** What a refusal of `mayGenerate` can say besides, found out when the unit is over. */
  explain?(fault: Fault, request: Pick<AccessRequest, 'owner' | 'place'>): Promise<Fault>
}
export type CountedGeneration = { readonly generationId: GenerationId; readonly owner: UserId; readonly count: number }
export type AccessRequest = CountedGeneration & {
  /** The place of the request, as limits count it. */
  readonly place: string
  readonly engine: Pick<Engine, 'name' | 'paid'> & { readonly needsSubscription: boolean }
}
/** `delivered` is how many there are of those that were asked for: none, unless it has succeeded. */
export type Ending = { readonly status: GenerationStatus; readonly delivered: number }

/** The newest small picture of what is being drawn, for as long as it is. */
export type LivePreviews = {
  put(generationId: GenerationId, picture: Uint8Array): Promise<void>
  get(generationId: GenerationId): Promise<Uint8Array | undefined>
  forget(generationId: GenerationId): Promise<void>
}

/** What arrived from engines and is not finished yet. Those that nobody forgets are deleted within two days. */
export type ArrivedResults = ResultStore & { forget(name: string): Promise<void> }

/** Chance, handed in so that a test can load the dice. */
export type Seeds = { fresh(): number }
