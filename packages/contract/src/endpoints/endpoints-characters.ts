import { z } from 'zod'
import { CardExport, CardImport } from '#characters/cards.ts'
import {
  CharacterDeletion,
  CharacterModel,
  CharactersChange,
  CharactersDeletion,
  CharactersRestoring,
} from '#characters/characters.ts'
import type { EndpointOf } from './endpoint.ts'
import {
  Look,
  LookFinding,
  LookPicture,
  LookPreviewRequest,
  LookRequest,
  VariationList,
  VariationRequest,
} from '#characters/looks.ts'
import { FoundPose, PoseFinding } from '#characters/pose-pictures.ts'
import { NewSheet } from '#characters/sheets.ts'

export const characterModels = { Look, LookFinding, PoseFinding, FoundPose, VariationList, CardImport } as const

type CharacterEndpoint = EndpointOf<keyof typeof characterModels | 'Generation' | 'Document' | 'DocumentList'>

/** Looks, and what characters can do besides being documents. */
export const characterEndpoints: readonly CharacterEndpoint[] = [
  studio('POST', '/looks', 'What a description says of somebody', {
    tag: 'looks',
    body: LookRequest,
    status: 200,
    answers: 'Look',
  }),
  studio('POST', '/looks/preview', 'A picture of a look; a newer one ends an older one', {
    tag: 'looks',
    body: LookPreviewRequest,
    status: 200,
    answers: 'image/webp',
  }),
  studio('GET', '/looks/preview', 'A picture of a look at an address of its own', {
    tag: 'looks',
    query: LookPicture,
    status: 200,
    answers: 'image/webp',
  }),
  studio('GET', '/looks/from-picture', 'Whether people can be found that look like somebody in a picture', {
    tag: 'looks',
    status: 200,
    answers: 'LookFinding',
  }),
  studio('POST', '/looks/from-picture', 'People who look like somebody in a picture: lines of JSON as it goes on', {
    tag: 'looks',
    body: z.object({ file: z.string().meta({ format: 'binary' }) }),
    form: true,
    status: 200,
    answers: 'application/x-ndjson',
  }),
  studio('GET', '/poses/from-picture', 'Whether the pose of somebody in a picture can be seen', {
    tag: 'characters',
    status: 200,
    answers: 'PoseFinding',
  }),
  studio('POST', '/poses/from-picture', 'The pose of the largest person in a picture', {
    tag: 'characters',
    body: z.object({ file: z.string().meta({ format: 'binary' }) }),
    form: true,
    status: 200,
    answers: 'FoundPose',
  }),
  studio('POST', '/characters/{characterId}/variations', 'People like a character', {
    tag: 'characters',
    body: VariationRequest,
    status: 200,
    answers: 'VariationList',
  }),
  studio('POST', '/characters/{characterId}/sheets', 'Ask for a sheet: several pictures of a character as one file', {
    tag: 'characters',
    body: NewSheet,
    status: 201,
    answers: 'Generation',
  }),
  studio('DELETE', '/characters/{characterId}', 'Delete a character and keep or throw away its media', {
    tag: 'characters',
    query: CharacterDeletion,
    status: 204,
  }),
  studio('POST', '/characters/{characterId}/restore', 'Bring back a character deleted a moment ago', {
    tag: 'characters',
    status: 200,
    answers: 'Document',
  }),
  studio('PATCH', '/characters', 'The same change to several characters', {
    tag: 'characters',
    body: CharactersChange,
    status: 200,
    answers: 'DocumentList',
  }),
  studio('DELETE', '/characters', 'Delete several characters', {
    tag: 'characters',
    body: CharactersDeletion,
    status: 204,
  }),
  studio('POST', '/characters/restore', 'Bring back several characters deleted a moment ago', {
    tag: 'characters',
    body: CharactersRestoring,
    status: 200,
    answers: 'DocumentList',
  }),
  studio('POST', '/characters/import', 'New characters out of card files', {
    tag: 'characters',
    body: z.object({ file: z.array(z.string().meta({ format: 'binary' })) }),
    form: true,
    status: 201,
    answers: 'CardImport',
  }),
  studio('GET', '/characters/{characterId}/export', 'A character as a file that other programs read', {
    tag: 'characters',
    query: CardExport,
    status: 200,
    answers: '*/*',
  }),
  studio('GET', '/characters/{characterId}/model', 'A character as a 3D model, VRM or binary glTF', {
    tag: 'characters',
    query: CharacterModel,
    status: 200,
    answers: 'model/gltf-binary',
  }),
]

function studio(
  method: CharacterEndpoint['method'],
  path: string,
  summary: string,
  more: Pick<CharacterEndpoint, 'tag' | 'status'> & Partial<CharacterEndpoint>,
): CharacterEndpoint {
  return { method, path, summary, session: true, ...more }
}
