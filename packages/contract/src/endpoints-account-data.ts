import { z } from 'zod'
import { AccountDeletion, AccountImport } from './account-data.ts'
import { AccountStorage } from './account-storage.ts'
import type { EndpointOf } from './endpoint.ts'

export const accountDataModels = { AccountImport, AccountStorage } as const

type Endpoint = EndpointOf<keyof typeof accountDataModels>

/** All that an account has, as a whole. */
export const accountDataEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/account/export',
    summary: 'Everything as a zip: JSON, files, and a page to look at',
    tag: 'account',
    session: true,
    status: 200,
    answers: 'application/zip',
  },
  {
    method: 'POST',
    path: '/account/import',
    summary: 'Take an exported zip back, as the body itself or in a form',
    tag: 'account',
    session: true,
    body: z.object({ file: z.string().meta({ format: 'binary' }) }),
    form: true,
    status: 201,
    answers: 'AccountImport',
  },
  {
    method: 'GET',
    path: '/account/storage',
    summary: 'How much the account keeps, of what, and how much it may',
    tag: 'account',
    session: true,
    status: 200,
    answers: 'AccountStorage',
  },
  {
    method: 'DELETE',
    path: '/account',
    summary: 'Delete the account and everything that belongs to it',
    tag: 'account',
    session: true,
    body: AccountDeletion,
    status: 204,
  },
]
