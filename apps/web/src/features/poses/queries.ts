import { limits } from '@eidolon/contract/limits.ts'
import { type Joints, OwnPose } from '@eidolon/contract/characters/poses.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { queryOptions } from '@tanstack/react-query'
import { ID, Query } from 'appwrite'
import type { LiveRoute } from '#lib/live-route.ts'
import type { LoadApi } from '#lib/use-api.tsx'

export type { OwnPose }

export const poseKeys = { all: ['poses'], one: (id: string) => ['poses', id] } as const

/** Poses of one's own, the newest first. */
export const posesQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: poseKeys.all,
    queryFn: () => fetchPoses(api),
  })

async function fetchPoses(api: LoadApi): Promise<readonly OwnPose[]> {
  const { databases } = await api()
  const queries = [Query.orderDesc('$createdAt'), Query.limit(limits.pose.each)]
  const { documents } = await databases.listDocuments(databaseId, collectionIds.poses, queries)
  return documents.flatMap((document) => OwnPose.safeParse(document).data ?? [])
}

export const poseQuery = (api: LoadApi, id: string) =>
  queryOptions({
    queryKey: poseKeys.one(id),
    queryFn: () => fetchPose(api, id),
    retry: false,
  })

async function fetchPose(api: LoadApi, id: string): Promise<OwnPose> {
  return OwnPose.parse(await (await api()).databases.getDocument(databaseId, collectionIds.poses, id))
}

type PoseFields = { readonly name: string; readonly joints: Joints }

const written = ({ name, joints }: Partial<PoseFields>) => ({
  ...(name !== undefined && { name }),
  ...(joints && { joints: JSON.stringify(joints) }),
})

/** Its id. */
export async function addPose(api: LoadApi, fields: PoseFields, id = ID.unique()): Promise<string> {
  await (await api()).databases.createDocument(databaseId, collectionIds.poses, id, written(fields))
  return id
}

export async function changePose(api: LoadApi, id: string, fields: Partial<PoseFields>): Promise<void> {
  await (await api()).databases.updateDocument(databaseId, collectionIds.poses, id, written(fields))
}

/** Answers what brings it back. */
export async function removePose(api: LoadApi, { $id, name, joints }: OwnPose): Promise<() => Promise<void>> {
  await (await api()).databases.deleteDocument(databaseId, collectionIds.poses, $id)
  return async () => void (await addPose(api, { name, joints }, $id))
}

export const posesLive: LiveRoute = {
  channel: `databases.${databaseId}.collections.${collectionIds.poses}.documents`,
  apply: (cache) => void cache.invalidateQueries({ queryKey: poseKeys.all }),
}
