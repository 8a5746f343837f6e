import { Generation } from '@eidolon/contract/generations.ts'
import type { Document } from '#domain/documents/document.ts'

type RequestFields = Readonly<Record<string, unknown>>

/** A generation as its own endpoints tell it: what a document keeps as text is shown as what it says. */
export function generationView({ id, createdAt, updatedAt, data }: Document): Generation {
  return Generation.parse(opened({ $id: id, $createdAt: createdAt, $updatedAt: updatedAt, ...data }))
}

/** The same for what the documents already tell as JSON; which fields there are was for the request to select. */
export function openedGeneration(json: string): RequestFields {
  const { $permissions: _who, $databaseId: _database, $collectionId: _collection, ...rest } = JSON.parse(json)
  return opened(rest)
}

function opened(fields: RequestFields): RequestFields {
  const told: Record<string, unknown> = { ...fields }
  for (const key of ['request', 'error'] as const) {
    const text = fields[key]
    if (typeof text === 'string' && text !== '') told[key] = JSON.parse(text)
    else if (key in fields) told[key] = null
  }
  return told
}
