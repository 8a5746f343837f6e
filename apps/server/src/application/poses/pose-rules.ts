import { limits } from '@eidolon/contract/limits.ts'
import { PoseFields, tooManyPoses } from '@eidolon/contract/characters/poses.ts'
import type { CollectionHandler, DocumentStore } from '#application/documents/ports.ts'
import { rolesOf } from '#domain/accounts/caller.ts'
import { refusedAttribute } from '#domain/documents/structure.ts'
import { readFields } from '#domain/media/refusals.ts'
import { poseCollection } from '#domain/poses/pose-collection.ts'

type Deps = { readonly store: DocumentStore }

const anyOne = { filters: [], orders: [], limit: 1, offset: 0, cursor: undefined, select: ['$id'] } as const

/** Poses are read as their editor reads them, joints within what bodies can do; an account has so many. */
export function poseRules({ store }: Deps): CollectionHandler {
  return {
    async beforeCreate({ unit, caller, data }) {
      const read = readFields(PoseFields, data)
      const there = await store.list(poseCollection, anyOne, rolesOf(caller), unit)
      if ((there?.total ?? 0) >= limits.pose.each) throw refusedAttribute('name', tooManyPoses)
      return read
    },
    beforeUpdate: async ({ changed }) => readFields(PoseFields, changed),
  }
}
