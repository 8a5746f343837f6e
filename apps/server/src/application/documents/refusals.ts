import { foreignRole } from '#domain/documents/access.ts'
import type { Document } from '#domain/documents/document.ts'
import type { Permission } from '#domain/documents/permission.ts'
import { QueryProblem } from '#domain/documents/query.ts'
import { StructureProblem } from '#domain/documents/structure.ts'
import { Fault } from '#domain/shared/fault.ts'

/** Runs what checks a document or a query; what it finds wrong becomes the refusal that clients know. */
export function checked<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw asRefusal(error)
  }
}

/** The same for what a handler finds. */
export async function checkedLater<T>(work: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    throw asRefusal(error)
  }
}

function asRefusal(error: unknown): unknown {
  if (error instanceof StructureProblem) {
    return new Fault('document_invalid_structure', {}, { message: error.message, cause: error, details: error.details })
  }
  if (error instanceof QueryProblem) {
    return new Fault('general_query_invalid', {}, { message: error.message, cause: error })
  }
  return error
}

export function refuseForeignRoles(permissions: readonly Permission[] | undefined, roles: readonly string[]): void {
  if (!permissions || !foreignRole(permissions, roles)) return
  throw new Fault('user_unauthorized', {}, { message: `Permissions must be one of: (${roles.join(', ')})` })
}

/** A change that names the version it is based on is refused when there is a later one. */
export function refuseOutdated({ updatedAt }: Document, known: string | undefined): void {
  if (known !== undefined && updatedAt > known) throw new Fault('document_update_conflict')
}
