import type { Document } from '#domain/documents/document.ts'

type View = Readonly<Record<string, unknown>>

/** A generation as its own endpoints tell it: what a document keeps as text is shown as what it says. */
export function generationView({ id, createdAt, updatedAt, data }: Document): View {
  return opened({ $id: id, $createdAt: createdAt, $updatedAt: updatedAt, ...data })
}

/** The same for what the documents already tell as JSON, whole or in part. */
export function openedGeneration(json: string): View {
  const { $permissions: _who, $databaseId: _database, $collectionId: _collection, ...rest } = JSON.parse(json)
  return opened(rest)
}

function opened(view: View): View {
  const told: Record<string, unknown> = { ...view }
  for (const key of ['request', 'error'] as const) {
    const text = view[key]
    if (typeof text === 'string' && text !== '') told[key] = JSON.parse(text)
    else if (key in view) told[key] = null
  }
  return told
}
