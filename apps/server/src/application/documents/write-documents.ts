import type { ServedCollection } from './collections.ts'
import type { DocumentStore } from './ports.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { type Document, documentEvent, type DocumentView, documentView } from '#domain/documents/document.ts'
import type { Action } from '#domain/realtime/event.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'

/** What every write does: keep it, tell the handler, publish it, all in the same unit. */
export type DocumentWriter = {
  /** Answers the document as clients see it. */
  add(unit: Transaction, served: ServedCollection, document: Document): Promise<DocumentView>
  change(unit: Transaction, served: ServedCollection, before: Document, after: Document): Promise<DocumentView>
  remove(unit: Transaction, served: ServedCollection, document: Document): Promise<void>
}

export function documentWriter({ store, clock }: { store: DocumentStore; clock: Clock }): DocumentWriter {
  function publish(
    unit: Transaction,
    { collection }: ServedCollection,
    action: Action,
    document: Document,
  ): DocumentView {
    const view = documentView(collection, document)
    unit.publish(documentEvent(collection, action, document, { view, at: formatDateTime(clock.now()) }))
    return view
  }

  return {
    async add(unit, served, document) {
      const added = await store.add(served.collection, document, unit)
      if (!added)
        throw new Fault('document_already_exists', { collection: served.collection.id, document: document.id })
      const view = publish(unit, served, 'create', document)
      await served.handler.afterCreate?.({ unit, document })
      return view
    },
    async change(unit, served, before, after) {
      const changed = await store.change(served.collection, before, after, unit)
      if (!changed) throw new Fault('document_already_exists', { collection: served.collection.id, document: after.id })
      const view = publish(unit, served, 'update', after)
      await served.handler.afterUpdate?.({ unit, before, after })
      return view
    },
    async remove(unit, served, document) {
      await store.remove(served.collection, document, unit)
      publish(unit, served, 'delete', document)
      await served.handler.afterDelete?.({ unit, document })
    },
  }
}
