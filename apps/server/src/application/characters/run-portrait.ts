import { drawnPrefix } from '@eidolon/contract/characters/characters.ts'
import { bucketIds, collectionIds } from '@eidolon/contract/resources.ts'
import type { PortraitClaim, PortraitQueue } from './ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { StopReason } from '#application/engines/engine.ts'
import type { StagedFile, SystemFiles } from '#application/files/system-files.ts'
import type { DrawLook } from '#application/looks/draw-look.ts'
import type { Origins } from '#application/marking/ports.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { WorkLog } from '#application/shared/work-log.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import { textOf } from '#domain/characters/character.ts'
import { isSamePortrait, pauseAfter, portraitAttempts, portraitSize } from '#domain/characters/portrait.ts'
import type { Document } from '#domain/documents/document.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { judge } from '#domain/generations/policy.ts'
import { genesOf } from '#domain/looks/genes-text.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { streamOf } from '#application/shared/streams.ts'

export type PortraitDeps = {
  readonly queue: PortraitQueue
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  readonly draw: DrawLook
  readonly origins: Pick<Origins, 'note'>
  readonly room: StorageQuota
  /** Whether the account is still there: what it has left behind is being taken away otherwise. */
  readonly isAccount: (userId: string, unit: Transaction) => Promise<boolean>
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly log: WorkLog
}

/** A portrait that is to be drawn; it is stopped as `gone` when its look was changed or its character deleted. */
export type TakenPortrait = PortraitClaim & { readonly attempt: number; readonly character: Document }

/**
 * Draws one portrait and makes it the character's picture. The file and the document become true together, and only
 * while the claim is held and the look is the one that was drawn; otherwise the bytes go again. Bytes of a process that
 * dies in between are swept later.
 */
export async function runPortrait(
  { queue, documents, files, draw, origins, room, isAccount, units, clock, ids, log }: PortraitDeps,
  taken: TakenPortrait,
  signal: AbortSignal,
): Promise<void> {
  const facts = { character: taken.id, attempt: taken.attempt }
  try {
    const bytes = await drawn(taken, signal)
    if (bytes) await bring(taken, bytes)
    else await giveUp(taken)
  } catch (err) {
    if (signal.aborted) {
      const stop: StopReason = signal.reason
      if (stop === 'closing') await putBack(taken, { attempts: taken.attempt - 1, dueAt: undefined })
      return
    }
    const again = taken.attempt < portraitAttempts
    log.warn({ ...facts, err, again }, 'a portrait could not be drawn')
    const dueAt = new Date(clock.now().getTime() + pauseAfter(taken.attempt))
    if (again) await putBack(taken, { attempts: taken.attempt, dueAt })
    else await giveUp(taken)
  }

  /** Undefined for a character that is not to be drawn: nothing can be read in its genes, or its words forbid it. */
  async function drawn(
    { character: { data, owner }, attempt }: TakenPortrait,
    signal: AbortSignal,
  ): Promise<Uint8Array | undefined> {
    const genes = genesOf(data['genes'])
    const words = [textOf(data['name']), textOf(data['appearance'])]
    // More attempts than there may be: each time the whole process ended while it was drawn.
    if (!genes || attempt > portraitAttempts || judge(words, clock.now())) return undefined
    await room.refuseWithout(0, owner)
    const style = textOf(data['style'])
    const drawing = draw({ genes, style, size: portraitSize, view: 'portrait', expression: '' })
    const { bytes } = await drawing.load({ signal, priority: 'glance', admit: async () => {} })
    signal.throwIfAborted()
    return bytes
  }

  async function bring(taken: TakenPortrait, bytes: Uint8Array): Promise<void> {
    const staged = await files.stage(bucketIds.characters, 'drawn.webp', streamOf(bytes))
    let kept = false
    try {
      kept = await units.run((unit) => keep(unit, taken, staged))
    } finally {
      if (!kept) await files.discard(staged)
    }
  }

  async function keep(
    unit: Transaction,
    { id, lease, character }: TakenPortrait,
    staged: StagedFile,
  ): Promise<boolean> {
    const now = await documents.find(collectionIds.characters, id, unit)
    if (!now?.owner || !(await queue.holds(unit, { id, lease })) || !isSamePortrait(now.data, character.data)) {
      return false
    }
    const { owner } = now
    if (!(await isAccount(owner, unit))) return false
    await room.within(unit, owner, async () => {
      const permissions = ownerPermissions(owner)
      const file = await files.keep(unit, staged, { id: `${drawnPrefix}${ids.unique()}`, permissions })
      await origins.note(unit, { bucketId: bucketIds.characters, fileId: file.id }, 'algorithm')
      const data = { imageId: file.id, portraitPending: false }
      await documents.update(unit, collectionIds.characters, id, { data, keepsDate: true })
    })
    return true
  }

  async function giveUp({ id, lease }: PortraitClaim): Promise<void> {
    await units.run(async (unit) => {
      if (!(await queue.holds(unit, { id, lease }))) return
      await documents.update(unit, collectionIds.characters, id, { data: { portraitPending: false }, keepsDate: true })
    })
  }

  async function putBack({ id, lease }: PortraitClaim, to: { attempts: number; dueAt: Date | undefined }) {
    await units.run(async (unit) => {
      if (await queue.holds(unit, { id, lease })) await queue.release(unit, id, to)
    })
  }
}
